import { isArray, isObject, type JSONObject, type JSONValue, member, setMember } from '@specshelf/base/json';
import type { Path } from '../json/path.js';
import { type Conversion, type Convert, isBody, mediaTypes } from './conversion.js';
import { convertBody, convertForm } from './convert-parameter.js';
import { convertResponseOf } from './convert-response.js';
import { serversOf } from './servers.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

const ofOperations: ReadonlySet<string> = new Set(['parameters', ...methods]);

/** Converts a path item. Its shared body and form parameters move into each operation. */
export const convertPathItem: Convert = (source, to, conversion) => {
  const result = conversion.members(source, 'PathItem', to, ofOperations);
  const shared = parametersOf(source, conversion);
  const parameters = convertParameters(shared, conversion.at(to, 'parameters'), conversion);
  if (parameters.length > 0) result['parameters'] = parameters;
  const bodies = shared
    .filter(({ parameter }) => isBody(parameter))
    .map((used) => ({ ...used, shared: true }));
  for (const method of methods) {
    const operation = member(source, method);
    if (operation !== undefined) {
      result[method] = convertMethod(operation, bodies, conversion.at(to, method), conversion);
    }
  }
  return result;
};

function convertMethod(
  operation: JSONValue,
  bodies: readonly Used[],
  to: Path,
  conversion: Conversion,
): JSONValue {
  if (!isObject(operation)) return conversion.data(operation, to);
  return typeof member(operation, '$ref') === 'string'
    ? conversion.object(operation, 'Operation', to)
    : convertWith(operation, bodies, to, conversion);
}

/** Converts an operation outside a path item, the target of a reference. */
export const convertOperation: Convert = (source, to, conversion) => convertWith(source, [], to, conversion);

/** A parameter in a list, with its reference resolved. */
interface Used {
  readonly source: JSONObject;
  readonly parameter: JSONObject;
  /** Whether other places use it as well, so that the converted value must be copied. */
  readonly shared: boolean;
}

const rewritten: ReadonlySet<string> = new Set([
  'consumes',
  'produces',
  'parameters',
  'responses',
  'schemes',
]);

function convertWith(
  source: JSONObject,
  shared: readonly Used[],
  to: Path,
  conversion: Conversion,
): JSONObject {
  const result = conversion.members(source, 'Operation', to, rewritten);
  const used = parametersOf(source, conversion);
  const parameters = convertParameters(used, conversion.at(to, 'parameters'), conversion);
  if (parameters.length > 0) result['parameters'] = parameters;
  const own = used.filter(({ parameter }) => isBody(parameter));
  const bodies = own.length === 0 ? shared : [...own, ...shared.filter(isForm)];
  const body = requestBody(source, bodies, conversion.at(to, 'requestBody'), conversion);
  if (body !== undefined) result['requestBody'] = body;
  const responses = member(source, 'responses');
  if (responses !== undefined) {
    result['responses'] = convertResponses(responses, source, conversion.at(to, 'responses'), conversion);
  }
  const servers = serversOf(conversion.root, member(source, 'schemes'), conversion.url);
  if (Object.hasOwn(source, 'schemes') && servers.length > 0) result['servers'] = servers;
  return result;
}

const isForm = ({ parameter }: Used) => member(parameter, 'in') === 'formData';

function parametersOf(source: JSONObject, conversion: Conversion): Used[] {
  const parameters = member(source, 'parameters');
  return isArray(parameters)
    ? parameters.filter(isObject).map((given) => {
        const parameter = conversion.dereference(given);
        return { source: given, parameter, shared: parameter !== given };
      })
    : [];
}

function convertParameters(used: readonly Used[], to: Path, conversion: Conversion): JSONValue[] {
  return used
    .filter(({ parameter }) => !isBody(parameter))
    .map(({ source }, index) => conversion.object(source, 'Parameter', conversion.at(to, index)));
}

/** The operation's own parameters are first: they override those of the path. */
function requestBody(
  operation: JSONObject,
  used: readonly Used[],
  to: Path,
  conversion: Conversion,
): JSONObject | undefined {
  if (used.length === 0) return undefined;
  const types = mediaTypes(member(operation, 'consumes')) ?? conversion.consumes;
  const body = used.find(({ parameter }) => member(parameter, 'in') === 'body');
  if (body === undefined) {
    const form = withoutRepeats(used);
    const converted = convertForm(
      form.map(({ parameter }) => parameter),
      to,
      conversion,
      types,
    );
    return form.some(({ shared }) => shared) ? conversion.copy(converted) : converted;
  }
  if (body.source !== body.parameter && sameTypes(types, conversion.consumes)) {
    return conversion.object(body.source, 'Parameter', to);
  }
  const converted = convertBody(body.parameter, to, conversion, types);
  return body.shared ? conversion.copy(converted) : converted;
}

function withoutRepeats(used: readonly Used[]): Used[] {
  const byName = new Map<JSONValue | undefined, Used>();
  for (const one of used) {
    const name = member(one.parameter, 'name');
    if (!byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()];
}

function convertResponses(
  responses: JSONValue,
  operation: JSONObject,
  to: Path,
  conversion: Conversion,
): JSONValue {
  if (!isObject(responses)) return conversion.data(responses, to);
  const types = mediaTypes(member(operation, 'produces')) ?? conversion.produces;
  if (sameTypes(types, conversion.produces)) return conversion.object(responses, 'Responses', to);
  const result: JSONObject = {};
  for (const name of Object.keys(responses)) {
    const value = responses[name] ?? null;
    const at = conversion.at(to, name);
    const isResponse = isObject(value) && !name.startsWith('x-');
    setMember(
      result,
      name,
      isResponse ? convertUsedResponse(value, at, conversion, types) : conversion.data(value, at),
    );
  }
  return result;
}

/** Copies a shared response, whose media types are those of the description, if the operation has other media types. */
function convertUsedResponse(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const response = conversion.dereference(source);
  if (response === source) {
    return typeof member(source, '$ref') === 'string'
      ? conversion.object(source, 'Response', to)
      : convertResponseOf(source, to, conversion, types);
  }
  return Object.hasOwn(response, 'schema')
    ? conversion.copy(convertResponseOf(response, to, conversion, types))
    : conversion.object(source, 'Response', to);
}

function sameTypes(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((type, index) => type === b[index]));
}
