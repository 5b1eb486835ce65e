import { defined } from '@specshelf/base/defined';
import {
  arrayMember,
  entriesOf,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import { ElementIds } from '../schema/element-ids.js';
import { mergeSchema } from '../schema/merge-schema.js';
import { resolveObject } from '../schema/resolve-object.js';
import type { RowDraft } from '../schema/row-draft.js';

/** The parameters of one location, as rows. */
export interface ParameterGroup {
  location: string;
  title: string;
  parameters: readonly JSONObject[];
}

const titles: ReadonlyMap<string, string> = new Map([
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query string'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
]);

/** The parameters of an operation by location; those of the path item apply unless the operation has its own. */
export function parameterGroups(root: JSONObject, item: JSONObject, operation: JSONObject): ParameterGroup[] {
  const parameters = new Map<string, JSONObject>();
  for (const value of [...arrayMember(item, 'parameters'), ...arrayMember(operation, 'parameters')]) {
    const parameter = resolveObject(root, value);
    const name = textMember(parameter, 'name');
    const location = textMember(parameter, 'in');
    if (parameter === undefined || name === undefined || location === undefined) continue;
    parameters.set(JSON.stringify([location, name]), parameter);
  }
  const all = [...parameters.values()];
  const known = [...titles].map(([location, title]) => ({
    location,
    title,
    parameters: all.filter((parameter) => member(parameter, 'in') === location),
  }));
  return known.filter((group) => group.parameters.length > 0);
}

/** Parameters or headers as rows: their schema, with the texts of the parameter. */
export function parameterRows(root: JSONObject, id: string, parameters: readonly JSONObject[]): RowDraft[] {
  const ids = new ElementIds(`${id}.`);
  return parameters.map((parameter) => {
    const name = textMember(parameter, 'name') ?? '';
    const condition = writingWords(root, parameter, name);
    return {
      id: ids.take(name),
      name,
      isCode: true,
      isRequired: member(parameter, 'required') === true,
      schema: schemaOf(root, parameter),
      ...defined({ condition }),
    };
  });
}

/** Keywords of a parameter that take precedence over those of its schema. */
const ownKeywords = ['description', 'x-gitbook-description-html', 'deprecated', 'example', 'x-sunset'];

function schemaOf(root: JSONObject, parameter: JSONObject): JSONValue {
  const [content] = entriesOf(member(parameter, 'content'));
  const media = resolveObject(root, content?.[1]);
  const schema = member(parameter, 'schema') ?? member(media, 'schema') ?? {};
  const own = entriesOf(parameter).filter(([name]) => ownKeywords.includes(name));
  const named = member(parameter, 'examples') ?? member(media, 'examples');
  const example = member(media, 'example');
  const examples = entriesOf(named).flatMap(([, each]) => {
    const example = resolveObject(root, each);
    const value = member(example, 'dataValue') ?? member(example, 'value');
    return value === undefined ? [] : [value];
  });
  return {
    allOf: [schema],
    ...defined({ example }),
    ...Object.fromEntries(own),
    ...(examples.length === 0 ? {} : { examples }),
  };
}

function writingWords(root: JSONObject, parameter: JSONObject, name: string): string | undefined {
  const words = [
    styleWords(root, parameter, name),
    member(parameter, 'allowReserved') === true ? 'reserved characters are not encoded' : undefined,
    member(parameter, 'allowEmptyValue') === true ? 'may be empty' : undefined,
  ];
  return words.filter((each) => each !== undefined).join(', ') || undefined;
}

/** Formats of Swagger 2.0 without an equivalent in OpenAPI 3. */
const swaggerSeparators: ReadonlyMap<string | undefined, string> = new Map([
  ['pipes', '|'],
  ['ssv', ' '],
  ['tsv', '\t'],
]);

const styleSeparators: ReadonlyMap<string | undefined, string> = new Map([
  ['pipeDelimited', '|'],
  ['spaceDelimited', ' '],
]);

/** The character between the items of an array, if its format or style demands another one than a comma. */
export function separatorOf(parameter: JSONObject): string | undefined {
  return (
    swaggerSeparators.get(textMember(parameter, 'x-collectionFormat')) ??
    styleSeparators.get(textMember(parameter, 'style'))
  );
}

const separatorWords: ReadonlyMap<string, string> = new Map([
  [' ', 'spaces'],
  ['\t', 'tabs'],
]);

/** How an array or an object is written, unless it is repeated, which is the default of a query. */
function styleWords(root: JSONObject, parameter: JSONObject, name: string): string | undefined {
  const separator = separatorOf(parameter);
  if (separator !== undefined) return `separated by ${separatorWords.get(separator) ?? separator}`;
  const style = textMember(parameter, 'style');
  if (style === 'deepObject') return `written as ${name}[key]=value`;
  if (style === 'matrix') return `written as ;${name}=value`;
  if (style === 'label') return 'written as .value';
  if (member(parameter, 'explode') === false && hasItems(root, parameter)) return 'separated by commas';
  const [content] = entriesOf(member(parameter, 'content'));
  return content === undefined ? undefined : `written as ${content[0]}`;
}

/** Whether a parameter may be an array or an object: many documents have the style of all parameters. */
function hasItems(root: JSONObject, parameter: JSONObject): boolean {
  const { types } = mergeSchema(root, member(parameter, 'schema') ?? {});
  return types.length === 0 || types.includes('array') || types.includes('object');
}
