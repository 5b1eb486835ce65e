import type { JSONObject, JSONValue } from '@specshelf/parser';
import { dereference, dereferenceObject } from '../specification/dereference.js';
import { isObject, member, textMember } from '../specification/json.js';
import { actionsOfPathItem, type PathItemAction } from '../specification/methods.js';
import { webhookMapOf } from '../specification/webhook-map-of.js';
import { descriptionOf } from './description-of.js';
import type {
  ActionFacts,
  Outline,
  OutlineOperation,
  OutlineTag,
  OutlineTagGroup,
  OutlineWebhook,
} from './outline.js';
import { readSummary } from './read-summary.js';

/** The outline of a processed document of OpenAPI 3. */
export function outlineOf(specification: JSONObject): Outline {
  const info = dereferenceObject(specification, member(specification, 'info'));
  return {
    version: 1,
    title: textMember(info, 'title') ?? '',
    info: descriptionOf(info) ?? [],
    tags: tagsOf(specification),
    tagGroups: tagGroupsOf(specification),
    operations: operationsOf(specification),
    webhooks: webhooksOf(specification),
    schemas: schemasOf(specification),
  };
}

function tagsOf(specification: JSONObject): OutlineTag[] {
  const tags = new Map<string, OutlineTag>();
  for (const declaration of list(specification, member(specification, 'tags'))) {
    const tag = dereferenceObject(specification, declaration);
    const name = member(tag, 'name');
    if (tag === undefined || typeof name !== 'string' || name === '') continue;
    const known = tags.get(name);
    if (known === undefined) tags.set(name, tagOf(tag, name));
    else if (isHidden(tag)) known.hidden = true;
  }
  return [...tags.values()];
}

function tagOf(tag: JSONObject, name: string): OutlineTag {
  const title =
    textMember(tag, 'x-page-title') ?? textMember(tag, 'x-displayName') ?? textMember(tag, 'summary');
  const icon = textMember(tag, 'x-page-icon');
  const pageDescription = textMember(tag, 'x-page-description');
  const parent = textMember(tag, 'parent') ?? textMember(tag, 'x-parent');
  const description = descriptionOf(tag);
  return {
    name,
    ...(title !== undefined && { title }),
    ...(icon !== undefined && { icon }),
    ...(pageDescription !== undefined && { pageDescription }),
    ...(parent !== undefined && { parent }),
    ...(isHidden(tag) && { hidden: true }),
    ...(description !== undefined && { description }),
  };
}

function tagGroupsOf(specification: JSONObject): OutlineTagGroup[] {
  return list(specification, member(specification, 'x-tagGroups')).flatMap((value) => {
    const group = dereferenceObject(specification, value);
    const name = textMember(group, 'name');
    return name === undefined ? [] : [{ name, tags: names(member(group, 'tags')) }];
  });
}

function operationsOf(specification: JSONObject): OutlineOperation[] {
  const paths = dereferenceObject(specification, member(specification, 'paths')) ?? {};
  return Object.entries(paths)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, value]) => {
      const item = dereferenceObject(specification, value);
      return visibleActions(specification, item).map((action) => ({ path, ...action }));
    });
}

function webhooksOf(specification: JSONObject): OutlineWebhook[] {
  const webhooks = webhookMapOf(specification);
  return Object.entries(webhooks).flatMap(([name, value]) => {
    const item = dereferenceObject(specification, value);
    return visibleActions(specification, item).map((action) => ({ name, ...action }));
  });
}

function visibleActions(specification: JSONObject, item: JSONObject | undefined): ActionFacts[] {
  if (item === undefined || isHidden(item)) return [];
  return actionsOfPathItem(specification, item)
    .filter(({ operation }) => !isHidden(operation))
    .map((action) => factsOf(specification, action));
}

function factsOf(specification: JSONObject, { method, additional, operation }: PathItemAction): ActionFacts {
  const operationId = textMember(operation, 'operationId');
  const { title, text } = readSummary(textMember(operation, 'summary'));
  const description = [...text, ...(descriptionOf(operation) ?? [])];
  return {
    method,
    ...(additional && { additional }),
    tags: names(dereference(specification, member(operation, 'tags'))),
    ...(operationId !== undefined && { operationId }),
    ...(title !== undefined && { summary: title }),
    ...(member(operation, 'deprecated') === true && { deprecated: true }),
    ...(description.length > 0 && { description }),
  };
}

function schemasOf(specification: JSONObject): string[] {
  const components = dereferenceObject(specification, member(specification, 'components'));
  const schemas = dereferenceObject(specification, member(components, 'schemas')) ?? {};
  return Object.keys(schemas).filter((name) => {
    const schema = dereference(specification, member(schemas, name));
    return isObject(schema) ? !isHidden(schema) : typeof schema === 'boolean';
  });
}

/** Hidden when exactly `true`: the text "true" is a slip, and showing too much is what its author will notice. */
function isHidden(object: JSONObject): boolean {
  return member(object, 'x-internal') === true || member(object, 'x-gitbook-ignore') === true;
}

function list(specification: JSONObject, value: JSONValue | undefined): JSONValue[] {
  const target = dereference(specification, value);
  return Array.isArray(target) ? target : [];
}

function names(value: JSONValue | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((name): name is string => typeof name === 'string' && name !== '');
}
