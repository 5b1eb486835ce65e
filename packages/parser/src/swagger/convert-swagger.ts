import { isObject, type JSONObject, type JSONValue, member, setMember } from '@specshelf/base/json';
import { descend, rootPath } from '../json/path.js';
import type { ParserLimits } from '../problems/limits.js';
import { fieldOf, objectTypeOf } from '../structure/object-table.js';
import { swaggerObjects } from '../structure/swagger-objects.js';
import { quote } from '../text/quote.js';
import { type Conversion, isBody, type Loss } from './conversion.js';
import { ObjectConverter } from './object-converter.js';
import { createReferenceTracking, rewriteReferences } from './reference-tracking.js';
import { sectionPlaces } from './section-places.js';
import { serversOf } from './servers.js';

/**
 * Converts Swagger 2.0 to OpenAPI 3.0.4. The source must be bundled and a tree; it does not change. The result shares
 * unchanged parts with it, and has no shared objects of its own.
 * See docs/decisions/0005-convert-swagger-2-to-openapi-3-0.md
 */
export function convertSwagger(
  root: JSONObject,
  url: URL | undefined,
  limits: ParserLimits,
  report: (loss: Loss) => void = () => undefined,
): JSONObject {
  const options = { root, url, limits };
  const { result, losses } = convertUntracked(options) ?? convertTracked(options);
  for (const loss of losses) report(loss);
  return result;
}

interface Options {
  readonly root: JSONObject;
  readonly url: URL | undefined;
  readonly limits: ParserLimits;
}

interface Outcome {
  readonly result: JSONObject;
  readonly losses: readonly Loss[];
}

/**
 * Converts a description whose references are all to named definitions, parameters, and responses, as nearly all are.
 * Returns undefined for any other reference: only these require the new places of all objects.
 */
function convertUntracked(options: Options): Outcome | undefined {
  if (Object.hasOwn(options.root, 'x-ext')) return undefined;
  const converter = new ObjectConverter(options);
  const result = convertRoot(converter);
  return converter.hasNamedReferencesOnly ? { result, losses: converter.losses } : undefined;
}

function convertTracked(options: Options): Outcome {
  const tracking = createReferenceTracking(options.root);
  const converter = new ObjectConverter({ ...options, tracking });
  const result = convertRoot(converter);
  rewriteReferences(options.root, tracking, converter.names);
  return { result, losses: converter.losses };
}

const rootFields: ReadonlySet<string> = new Set([
  'swagger',
  'host',
  'basePath',
  'schemes',
  'consumes',
  'produces',
  ...Object.keys(sectionPlaces),
  'components',
  'servers',
]);

function convertRoot(conversion: Conversion): JSONObject {
  const { root, url } = conversion;
  const result: JSONObject = { openapi: '3.0.4' };
  const servers = serversOf(root, member(root, 'schemes'), url);
  if (servers.length > 0) result['servers'] = servers;
  const components = convertComponents(conversion);
  const rest = conversion.members(root, 'Swagger', rootPath(), rootFields);
  for (const name of Object.keys(rest)) setMember(result, name, rest[name] ?? null);
  if (Object.keys(components).length > 0) result['components'] = components;
  return result;
}

function convertComponents(conversion: Conversion): JSONObject {
  const components: JSONObject = {};
  for (const [from, place] of Object.entries(sectionPlaces)) {
    const source = member(conversion.root, from);
    const field = fieldOf(swaggerObjects.type('Swagger'), from);
    const type = field && objectTypeOf(field);
    if (isObject(source) && type?.others !== undefined) {
      const kind = objectTypeOf(type.others)?.kind ?? '';
      convertSection({ source, kind, from, to: String(place[1]) }, components, conversion);
    }
  }
  return components;
}

interface Section {
  readonly source: JSONObject;
  readonly kind: string;
  /** Names of the section in 2.0 and in 3.0. */
  readonly from: string;
  readonly to: string;
}

function convertSection(section: Section, components: JSONObject, conversion: Conversion): void {
  const { source, kind, from } = section;
  for (const oldName of Object.keys(source)) {
    const name = conversion.names.nameOf(from, oldName);
    if (name !== oldName) {
      const message = `${quote(oldName)} is not a valid name of a component in OpenAPI 3, which allows only letters, digits, ".", "-", and "_": it was renamed to ${quote(name)}`;
      conversion.report({ code: 'component-renamed', source, name: oldName, message });
    }
    const value: JSONValue = source[oldName] ?? null;
    const isRequestBody = kind === 'Parameter' && isObject(value) && isBody(conversion.dereference(value));
    const newSection = isRequestBody ? 'requestBodies' : section.to;
    const to = descend(rootPath(), ['components', newSection, name]);
    const target = member(components, newSection);
    const map: JSONObject = isObject(target) ? target : {};
    components[newSection] = map;
    setMember(map, name, isObject(value) ? conversion.object(value, kind, to) : conversion.data(value, to));
  }
}
