import { missingField } from '../checking/check-object.js';
import type { FieldRule, Rules } from '../checking/checked-table.js';
import type { RuleContext } from '../checking/rule-context.js';
import { isArray, isObject, type JSONObject, member } from '../json/json.js';
import { shown } from '../text/quote.js';
import { noteOperationId, notePathItem, notePaths } from './collecting-rules.js';
import { eachOneOf, has, notNegative, oneOf, positive } from './field-rules.js';
import { schemaRules2 } from './schema-rules.js';
import { checkResponses, checkSecurity, checkTags } from './shared-rules.js';
import { absoluteUrl, defaultInEnum, email, pattern } from './value-rules.js';

const formats = ['csv', 'ssv', 'tsv', 'pipes'];
const schemes = eachOneOf(['http', 'https', 'ws', 'wss']);
const plainTypes = ['string', 'number', 'integer', 'boolean', 'array'];

const values: Record<string, FieldRule> = {
  maxLength: notNegative,
  minLength: notNegative,
  maxItems: notNegative,
  minItems: notNegative,
  multipleOf: positive,
  pattern,
  default: defaultInEnum,
};

/** Rules of Swagger 2.0. */
export const rules2: Rules = {
  fields: {
    Swagger: { schemes },
    Operation: { operationId: noteOperationId, schemes },
    Parameter: {
      ...values,
      in: oneOf(['query', 'header', 'path', 'formData', 'body'], { cookie: 'cookies are OpenAPI 3' }),
      collectionFormat: oneOf([...formats, 'multi']),
    },
    Header: { ...values, type: oneOf(plainTypes), collectionFormat: oneOf(formats) },
    Schema: schemaRules2,
    Contact: { url: absoluteUrl, email },
    License: { url: absoluteUrl },
    ExternalDocumentation: { url: absoluteUrl },
    SecurityScheme: {
      type: oneOf(['basic', 'apiKey', 'oauth2'], { http: '`basic` is the only one of HTTP in Swagger 2.0' }),
      in: oneOf(['query', 'header']),
      flow: oneOf(['implicit', 'password', 'application', 'accessCode']),
      authorizationUrl: absoluteUrl,
      tokenUrl: absoluteUrl,
    },
  },
  objects: {
    Swagger: checkSwagger,
    Paths: notePaths,
    PathItem: notePathItem,
    Responses: checkResponses,
    SecurityRequirement: checkSecurity,
    Parameter: checkParameter,
    Response: checkDefined,
    Header: checkItems('a Header object'),
    SecurityScheme: checkSecurityScheme,
  },
};

function checkSwagger(root: JSONObject, context: RuleContext): void {
  checkTags(root, context);
  const host = member(root, 'host');
  if (typeof host === 'string' && !/^[^{}/ :\\]+(?::\d+)?$/.test(host)) {
    const message = `\`host\` is ${shown(host)}, and must be a name with or without a port: no scheme and no path`;
    context.error('wrong-value', message, root, 'host');
  }
  const basePath = member(root, 'basePath');
  if (typeof basePath === 'string' && !basePath.startsWith('/')) {
    const message = `\`basePath\` is ${shown(basePath)}, and must begin with a slash`;
    context.error('wrong-value', message, root, 'basePath');
  }
}

function checkParameter(parameter: JSONObject, context: RuleContext): void {
  const place = member(parameter, 'in');
  if (place === 'body') {
    if (has(parameter, 'schema')) {
      checkDefined(parameter, context);
    } else {
      missingField('schema', 'a Parameter object in "body"', parameter, context);
    }
    return;
  }
  if (place === 'path' && member(parameter, 'required') !== true) {
    const message = '`required` must be true: a parameter in the path can never be left out';
    context.error('path-parameter-optional', message, parameter);
  }
  checkType(parameter, String(place), context);
  checkItems('a Parameter object')(parameter, context);
  if (member(parameter, 'collectionFormat') === 'multi' && place !== 'query' && place !== 'formData') {
    const message = '`collectionFormat` is "multi", which is for parameters in "query" and "formData" only';
    context.error('wrong-value', message, parameter, 'collectionFormat');
  }
}

/** A required property that nothing describes is a slip of the pen, in a schema that is whole as it stands here. */
function checkDefined(owner: JSONObject, { error }: RuleContext): void {
  const schema = member(owner, 'schema');
  const properties = isObject(schema) ? member(schema, 'properties') : undefined;
  const required = isObject(schema) ? member(schema, 'required') : undefined;
  if (!isObject(schema) || !isObject(properties) || !isArray(required) || has(schema, 'allOf')) {
    return;
  }
  for (const name of required) {
    if (typeof name === 'string' && !has(properties, name)) {
      const message = `${shown(name)} is required, and \`properties\` has no such name`;
      error('required-not-defined', message, schema, 'required');
    }
  }
}

function checkType(parameter: JSONObject, place: string, context: RuleContext): void {
  const type = member(parameter, 'type');
  const known = place === 'formData' ? [...plainTypes, 'file'] : plainTypes;
  if (type === undefined) {
    missingField('type', `a Parameter object in ${shown(place)}`, parameter, context);
  } else {
    oneOfTypes(known, type, parameter, context);
  }
}

function oneOfTypes(
  known: readonly string[],
  type: unknown,
  parameter: JSONObject,
  { error }: RuleContext,
): void {
  if (typeof type === 'string' && !known.includes(type)) {
    const message = `\`type\` is ${shown(type)}, and a parameter outside the body must be one of ${known.join(', ')}`;
    error('wrong-value', message, parameter, 'type');
  }
}

function checkItems(owner: string) {
  return (object: JSONObject, context: RuleContext): void => {
    if (member(object, 'type') === 'array' && !has(object, 'items')) {
      missingField('items', `${owner} of type array`, object, context);
    }
  };
}

const flowFields: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  application: ['tokenUrl'],
  accessCode: ['authorizationUrl', 'tokenUrl'],
};

function checkSecurityScheme(scheme: JSONObject, context: RuleContext): void {
  const type = member(scheme, 'type');
  const flow = String(member(scheme, 'flow'));
  const ofFlow = Object.hasOwn(flowFields, flow) ? (flowFields[flow] ?? []) : [];
  const required = type === 'apiKey' ? ['name', 'in'] : type === 'oauth2' ? ['flow', ...ofFlow] : [];
  for (const name of required) {
    if (!has(scheme, name)) {
      missingField(name, `a SecurityScheme object of type ${String(type)}`, scheme, context);
    }
  }
  if (type === 'oauth2' && !has(scheme, 'scopes')) {
    // The text of the specification requires it, its schema does not.
    const message = '`scopes` is missing: a SecurityScheme object of type oauth2 must have it';
    context.warning('missing-field', message, scheme);
  }
}
