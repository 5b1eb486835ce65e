import { defined } from '@specshelf/base/defined';
import { filledMember, isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { markdownToDocument } from '@specshelf/markdown';
import { dereference, dereferenceObject } from '../specification/dereference.js';
import { actionsOfPathItem, type PathItemAction } from '../specification/methods.js';
import { webhookMapOf } from '../specification/webhook-map-of.js';
import type {
  ActionBase,
  Block,
  Outline,
  OutlineOperation,
  OutlineTag,
  OutlineTagGroup,
  OutlineWebhook,
} from './outline.js';
import { parseSummary } from './parse-summary.js';

/** Creates the outline of a processed OpenAPI 3 document. */
export function outlineOf(specification: JSONObject): Outline {
  const info = dereferenceObject(specification, member(specification, 'info'));
  return {
    version: 1,
    title: filledMember(info, 'title') ?? '',
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
    filledMember(tag, 'x-page-title') ?? filledMember(tag, 'x-displayName') ?? filledMember(tag, 'summary');
  return {
    name,
    ...defined({
      title,
      icon: filledMember(tag, 'x-page-icon'),
      pageDescription: filledMember(tag, 'x-page-description'),
      parent: filledMember(tag, 'parent') ?? filledMember(tag, 'x-parent'),
      hidden: trueOrAbsent(isHidden(tag)),
      description: descriptionOf(tag),
    }),
  };
}

function tagGroupsOf(specification: JSONObject): OutlineTagGroup[] {
  return list(specification, member(specification, 'x-tagGroups')).flatMap((value) => {
    const group = dereferenceObject(specification, value);
    const name = filledMember(group, 'name');
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

function visibleActions(specification: JSONObject, item: JSONObject | undefined): ActionBase[] {
  if (item === undefined || isHidden(item)) return [];
  return actionsOfPathItem(specification, item)
    .filter(({ operation }) => !isHidden(operation))
    .map((action) => toAction(specification, action));
}

function toAction(specification: JSONObject, { method, additional, operation }: PathItemAction): ActionBase {
  const { title, text } = parseSummary(filledMember(operation, 'summary'));
  const description = [...text, ...(descriptionOf(operation) ?? [])];
  return {
    method,
    ...defined({ additional: trueOrAbsent(additional) }),
    tags: names(dereference(specification, member(operation, 'tags'))),
    ...defined({
      operationId: filledMember(operation, 'operationId'),
      summary: title,
      deprecated: trueOrAbsent(member(operation, 'deprecated') === true),
      description: description.length > 0 ? description : undefined,
    }),
  };
}

function trueOrAbsent(condition: boolean): true | undefined {
  return condition ? true : undefined;
}

function schemasOf(specification: JSONObject): string[] {
  const components = dereferenceObject(specification, member(specification, 'components'));
  const schemas = dereferenceObject(specification, member(components, 'schemas')) ?? {};
  return Object.keys(schemas).filter((name) => {
    const schema = dereference(specification, member(schemas, name));
    return isObject(schema) ? !isHidden(schema) : typeof schema === 'boolean';
  });
}

/** Only `true` hides. With the string "true", the author notices the mistake, because the part is visible. */
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

/** The blocks of a description, from the processed document or else converted from its Markdown text. */
function descriptionOf(object: JSONObject | undefined): Block[] | undefined {
  const converted = member(object, 'x-gitbook-description-document');
  if (isDocument(converted)) return nonEmpty(converted.nodes);
  const description = filledMember(object, 'description');
  return description === undefined ? undefined : nonEmpty(markdownToDocument(description).nodes);
}

// Only the pipeline writes this member, so checking the envelope is sufficient.
function isDocument(value: unknown): value is Schema<'Document'> {
  return isObject(value) && member(value, 'object') === 'document' && Array.isArray(member(value, 'nodes'));
}

function nonEmpty(blocks: Block[]): Block[] | undefined {
  return blocks.length > 0 ? blocks : undefined;
}
