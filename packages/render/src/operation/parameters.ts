import { defined } from '../defined.js';
import { arrayMember, entriesOf, type JSONObject, type JSONValue, member, textMember } from '../json.js';
import { ElementIds } from '../schema/element-ids.js';
import type { RowDraft } from '../schema/row-draft.js';
import { resolveObject } from './resolve-object.js';

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
export function parameterRows(id: string, parameters: readonly JSONObject[]): RowDraft[] {
  const ids = new ElementIds(`${id}.`);
  return parameters.map((parameter) => {
    const name = textMember(parameter, 'name') ?? '';
    const condition = writingWords(parameter, name);
    return {
      id: ids.take(name),
      name,
      isCode: true,
      isRequired: member(parameter, 'required') === true,
      schema: schemaOf(parameter),
      ...defined({ condition }),
    };
  });
}

/** Keywords of a parameter that take precedence over those of its schema. */
const ownKeywords = ['description', 'x-gitbook-description-html', 'deprecated', 'example', 'x-sunset'];

function schemaOf(parameter: JSONObject): JSONValue {
  const [content] = entriesOf(member(parameter, 'content'));
  const media = content?.[1];
  const schema = member(parameter, 'schema') ?? member(media, 'schema') ?? {};
  const own = entriesOf(parameter).filter(([name]) => ownKeywords.includes(name));
  const named = member(parameter, 'examples') ?? member(media, 'examples');
  const example = member(media, 'example');
  const examples = entriesOf(named).flatMap(([, example]) => {
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

function writingWords(parameter: JSONObject, name: string): string | undefined {
  const words = [
    styleWords(parameter, name),
    member(parameter, 'allowReserved') === true ? 'reserved characters are not encoded' : undefined,
    member(parameter, 'allowEmptyValue') === true ? 'may be empty' : undefined,
  ];
  return words.filter((each) => each !== undefined).join(', ') || undefined;
}

/** Formats of Swagger 2.0 without an equivalent in OpenAPI 3. */
const swaggerSeparators: ReadonlyMap<string | undefined, string> = new Map([
  ['pipes', '|'],
  ['ssv', 'spaces'],
  ['tsv', 'tabs'],
]);

/** How an array or an object is written, unless it is repeated, which is the default of a query. */
function styleWords(parameter: JSONObject, name: string): string | undefined {
  const separator = swaggerSeparators.get(textMember(parameter, 'x-collectionFormat'));
  if (separator !== undefined) return `separated by ${separator}`;
  const style = textMember(parameter, 'style');
  if (style === 'deepObject') return `written as ${name}[key]=value`;
  if (style === 'matrix') return `written as ;${name}=value`;
  if (style === 'label') return 'written as .value';
  if (style === 'spaceDelimited') return 'separated by spaces';
  if (style === 'pipeDelimited') return 'separated by |';
  if (member(parameter, 'explode') === false) return 'separated by commas';
  const [content] = entriesOf(member(parameter, 'content'));
  return content === undefined ? undefined : `written as ${content[0]}`;
}
