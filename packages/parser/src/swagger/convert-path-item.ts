import { isArray, isObject, type JSONObject, type JSONValue, member, setMember } from '../json.js';
import { childPath, type Path } from '../path.js';
import { type Conversion, type Convert, isBody, mediaTypes } from './conversion.js';
import { convertBody, convertForm } from './convert-parameter.js';
import { convertResponseOf } from './convert-response.js';
import { serversOf } from './servers.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

/** Body and form parameters that all operations of a path share move into each of them. */
export const convertPathItem: Convert = (source, to, conversion) => {
  const result = conversion.members(source, 'PathItem', to, ['parameters', ...methods]);
  const shared = parametersOf(source, conversion);
  const parameters = convertParameters(shared, childPath(to, 'parameters'), conversion);
  if (parameters.length > 0) {
    result['parameters'] = parameters;
  }
  const bodies = shared.filter(({ parameter }) => isBody(parameter));
  for (const method of methods) {
    const operation = member(source, method);
    const at = childPath(to, method);
    if (isObject(operation)) {
      const isReference = typeof member(operation, '$ref') === 'string';
      result[method] = isReference
        ? conversion.object(operation, 'Operation', at)
        : convertWith(operation, bodies, at, conversion);
    } else if (operation !== undefined) {
      result[method] = conversion.copy(operation, at);
    }
  }
  return result;
};

/** An operation that stands by itself, where a reference found it. */
export const convertOperation: Convert = (source, to, conversion) => convertWith(source, [], to, conversion);

/** A parameter where it is used, and what it is when it is a reference. */
interface Used {
  readonly source: JSONObject;
  readonly parameter: JSONObject;
}

function convertWith(
  source: JSONObject,
  shared: readonly Used[],
  to: Path,
  conversion: Conversion,
): JSONObject {
  const except = ['consumes', 'produces', 'parameters', 'responses', 'schemes'];
  const result = conversion.members(source, 'Operation', to, except);
  const used = parametersOf(source, conversion);
  const parameters = convertParameters(used, childPath(to, 'parameters'), conversion);
  if (parameters.length > 0) {
    result['parameters'] = parameters;
  }
  const own = used.filter(({ parameter }) => isBody(parameter));
  const bodies = own.length === 0 ? shared : [...own, ...shared.filter(isForm)];
  const body = requestBody(source, bodies, childPath(to, 'requestBody'), conversion);
  if (body !== undefined) {
    result['requestBody'] = body;
  }
  const responses = member(source, 'responses');
  if (responses !== undefined) {
    result['responses'] = convertResponses(responses, source, childPath(to, 'responses'), conversion);
  }
  const schemes = member(source, 'schemes');
  if (schemes !== undefined) {
    result['servers'] = serversOf(conversion.root, schemes, conversion.address);
  }
  return result;
}

const isForm = ({ parameter }: Used) => member(parameter, 'in') === 'formData';

function parametersOf(source: JSONObject, conversion: Conversion): Used[] {
  const parameters = member(source, 'parameters');
  return isArray(parameters)
    ? parameters
        .filter(isObject)
        .map((parameter) => ({ source: parameter, parameter: conversion.dereference(parameter) }))
    : [];
}

function convertParameters(used: readonly Used[], to: Path, conversion: Conversion): JSONValue[] {
  return used
    .filter(({ parameter }) => !isBody(parameter))
    .map(({ source }, index) => conversion.object(source, 'Parameter', childPath(to, index)));
}

/** Parameters come with the operation's own first: these win over what the path shares. */
function requestBody(
  operation: JSONObject,
  used: readonly Used[],
  to: Path,
  conversion: Conversion,
): JSONObject | undefined {
  const own = mediaTypes(member(operation, 'consumes'));
  const types = own ?? conversion.consumes;
  const body = used.find(({ parameter }) => member(parameter, 'in') === 'body');
  if (body !== undefined) {
    const isShared = body.source !== body.parameter && sameTypes(types, conversion.consumes);
    return isShared
      ? conversion.object(body.source, 'Parameter', to)
      : convertBody(body.parameter, to, conversion, types);
  }
  const form = withoutRepeats(used.map(({ parameter }) => parameter));
  return form.length > 0 ? convertForm(form, to, conversion, types) : undefined;
}

function withoutRepeats(parameters: readonly JSONObject[]): JSONObject[] {
  const byName = new Map<JSONValue | undefined, JSONObject>();
  for (const parameter of parameters) {
    const name = member(parameter, 'name');
    if (!byName.has(name)) {
      byName.set(name, parameter);
    }
  }
  return [...byName.values()];
}

function convertResponses(
  responses: JSONValue,
  operation: JSONObject,
  to: Path,
  conversion: Conversion,
): JSONValue {
  const types = mediaTypes(member(operation, 'produces')) ?? conversion.produces;
  if (!isObject(responses) || sameTypes(types, conversion.produces)) {
    return isObject(responses)
      ? conversion.object(responses, 'Responses', to)
      : conversion.copy(responses, to);
  }
  const result: JSONObject = {};
  for (const name of Object.keys(responses)) {
    const value = responses[name] ?? null;
    const at = childPath(to, name);
    const isResponse = isObject(value) && !name.startsWith('x-');
    setMember(
      result,
      name,
      isResponse ? convertUsedResponse(value, at, conversion, types) : conversion.copy(value, at),
    );
  }
  return result;
}

/** A shared response has the media types of the whole description; where these do not hold, it is written out. */
function convertUsedResponse(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const response = conversion.dereference(source);
  const isReference = typeof member(source, '$ref') === 'string';
  if (isReference && (response === source || !Object.hasOwn(response, 'schema'))) {
    return conversion.object(source, 'Response', to);
  }
  return convertResponseOf(response, to, conversion, types);
}

function sameTypes(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((type, index) => type === b[index]));
}
