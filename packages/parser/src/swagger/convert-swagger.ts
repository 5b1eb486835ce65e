import { isObject, type JSONObject, type JSONValue, member, setMember } from '../json/json.js';
import { descend, rootPath } from '../json/path.js';
import type { ParserLimits } from '../problems/limits.js';
import { fieldOf, objectTypeOf } from '../structure/object-table.js';
import { swaggerObjects } from '../structure/swagger-objects.js';
import { shown } from '../text/quote.js';
import { type Conversion, isBody, type Loss } from './conversion.js';
import { createConversion } from './create-conversion.js';
import { renamed } from './new-reference.js';
import { serversOf } from './servers.js';
import { createTracking, settleReferences } from './tracking.js';

/**
 * Swagger 2.0 to OpenAPI 3.0.4. The input is bundled, a tree, and stays as it is; the result shares with it what did
 * not have to change, and holds no object twice.
 * See docs/decisions/0005-convert-swagger-2-to-openapi-3-0.md.
 */
export function convertSwagger(
  root: JSONObject,
  address: URL | undefined,
  limits: ParserLimits,
  report: (loss: Loss) => void = () => undefined,
): JSONObject {
  const { result, losses } = convertPlain(root, address, limits) ?? convertTracked(root, address, limits);
  for (const loss of losses) {
    report(loss);
  }
  return result;
}

interface Outcome {
  readonly result: JSONObject;
  readonly losses: readonly Loss[];
}

/**
 * Nearly every reference points at a definition, a parameter or a response by its name, and leads where that name leads.
 * Undefined when one does not: only then it has to be kept in mind where every object comes to stand.
 */
function convertPlain(root: JSONObject, address: URL | undefined, limits: ParserLimits): Outcome | undefined {
  if (Object.hasOwn(root, 'x-ext')) {
    return undefined;
  }
  const { conversion, losses, isPlain } = createConversion(root, address, limits, undefined);
  const result = convertRoot(conversion);
  return isPlain() ? { result, losses } : undefined;
}

function convertTracked(root: JSONObject, address: URL | undefined, limits: ParserLimits): Outcome {
  const tracking = createTracking(root);
  const { conversion, losses } = createConversion(root, address, limits, tracking);
  const result = convertRoot(conversion);
  settleReferences(root, tracking, conversion.names);
  return { result, losses };
}

const rootFields: ReadonlySet<string> = new Set([
  'swagger',
  'host',
  'basePath',
  'schemes',
  'consumes',
  'produces',
  ...Object.keys(renamed),
  'components',
  'servers',
]);

function convertRoot(conversion: Conversion): JSONObject {
  const { root, address } = conversion;
  const result: JSONObject = { openapi: '3.0.4' };
  const servers = serversOf(root, member(root, 'schemes'), address);
  if (servers.length > 0) {
    result['servers'] = servers;
  }
  const components = convertComponents(conversion);
  const rest = conversion.members(root, 'Swagger', rootPath(), rootFields);
  for (const name of Object.keys(rest)) {
    setMember(result, name, rest[name] ?? null);
  }
  if (Object.keys(components).length > 0) {
    result['components'] = components;
  }
  return result;
}

function convertComponents(conversion: Conversion): JSONObject {
  const components: JSONObject = {};
  for (const [from, names] of Object.entries(renamed)) {
    const source = member(conversion.root, from);
    const field = fieldOf(swaggerObjects.type('Swagger'), from);
    const type = field && objectTypeOf(field);
    if (isObject(source) && type?.others !== undefined) {
      const kind = objectTypeOf(type.others)?.kind ?? '';
      convertMap(source, kind, [from, String(names[1])], components, conversion);
    }
  }
  return components;
}

function convertMap(
  source: JSONObject,
  kind: string,
  [from, section]: readonly [from: string, section: string],
  components: JSONObject,
  conversion: Conversion,
): void {
  for (const oldName of Object.keys(source)) {
    const name = conversion.names.nameOf(from, oldName);
    if (name !== oldName) {
      const message = `OpenAPI 3 does not allow ${shown(oldName)} as the name of a component, only letters, digits, ".", "-" and "_": it was renamed to ${shown(name)}`;
      conversion.report({ code: 'component-renamed', source, name: oldName, message });
    }
    const value: JSONValue = source[oldName] ?? null;
    const isRequestBody = kind === 'Parameter' && isObject(value) && isBody(conversion.dereference(value));
    const place = isRequestBody ? 'requestBodies' : section;
    const to = descend(rootPath(), ['components', place, name]);
    const target = member(components, place);
    const map: JSONObject = isObject(target) ? target : {};
    components[place] = map;
    setMember(map, name, isObject(value) ? conversion.object(value, kind, to) : conversion.data(value, to));
  }
}
