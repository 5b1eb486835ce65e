import { isArray, isObject, type JSONObject, member } from '@specshelf/base/json';
import { reportMissingField } from '../checking/check-object.js';
import type { FieldRule, Rules } from '../checking/checked-type.js';
import type { RuleContext } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';
import { collectOperationId, collectPathItem, collectPaths } from './collecting-rules.js';
import { eachOneOf, has, joined, notNegative, oneOf, positive } from './field-rules.js';
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
    Operation: { operationId: collectOperationId, schemes },
    Parameter: {
      ...values,
      in: oneOf(['query', 'header', 'path', 'formData', 'body'], {
        cookie: 'only OpenAPI 3 supports cookies',
      }),
      collectionFormat: oneOf([...formats, 'multi']),
    },
    Header: { ...values, type: oneOf(plainTypes), collectionFormat: oneOf(formats) },
    Schema: schemaRules2,
    Contact: { url: absoluteUrl, email },
    License: { url: absoluteUrl },
    ExternalDocumentation: { url: absoluteUrl },
    SecurityScheme: {
      type: oneOf(['basic', 'apiKey', 'oauth2'], { http: 'the only HTTP scheme of Swagger 2.0 is `basic`' }),
      in: oneOf(['query', 'header']),
      flow: oneOf(['implicit', 'password', 'application', 'accessCode']),
      authorizationUrl: absoluteUrl,
      tokenUrl: absoluteUrl,
    },
  },
  objects: {
    Swagger: checkSwagger,
    Paths: collectPaths,
    PathItem: collectPathItem,
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
    const message = `\`host\` is ${quote(host)}, but must be a host name with an optional port, without scheme and path`;
    context.error('wrong-value', message, root, 'host');
  }
  const basePath = member(root, 'basePath');
  if (typeof basePath === 'string' && !basePath.startsWith('/')) {
    const message = `\`basePath\` is ${quote(basePath)}, but must begin with a slash`;
    context.error('wrong-value', message, root, 'basePath');
  }
}

function checkParameter(parameter: JSONObject, context: RuleContext): void {
  const location = member(parameter, 'in');
  if (location === 'body') {
    if (has(parameter, 'schema')) {
      checkDefined(parameter, context);
    } else {
      reportMissingField('schema', 'a Parameter object in "body"', parameter, context);
    }
    return;
  }
  if (location === 'path' && member(parameter, 'required') !== true) {
    const message = '`required` must be true: a parameter in "path" is never optional';
    context.error('path-parameter-optional', message, parameter);
  }
  checkType(parameter, String(location), context);
  checkItems('a Parameter object')(parameter, context);
  const allowsMulti = location === 'query' || location === 'formData';
  if (member(parameter, 'collectionFormat') === 'multi' && !allowsMulti) {
    const message = '`collectionFormat` is "multi", which only parameters in "query" and "formData" support';
    context.error('wrong-value', message, parameter, 'collectionFormat');
  }
}

/** A required property without a definition is probably a typo, unless other schemas may define it. */
function checkDefined(owner: JSONObject, { error }: RuleContext): void {
  const schema = member(owner, 'schema');
  const properties = isObject(schema) ? member(schema, 'properties') : undefined;
  const required = isObject(schema) ? member(schema, 'required') : undefined;
  if (!isObject(schema) || !isObject(properties) || !isArray(required) || has(schema, 'allOf')) return;
  for (const name of required) {
    if (typeof name === 'string' && !has(properties, name)) {
      const message = `${quote(name)} is required, but not defined in \`properties\``;
      error('required-not-defined', message, schema, 'required');
    }
  }
}

function checkType(parameter: JSONObject, location: string, context: RuleContext): void {
  const type = member(parameter, 'type');
  const known = location === 'formData' ? [...plainTypes, 'file'] : plainTypes;
  if (type === undefined) {
    reportMissingField('type', `a Parameter object in ${quote(location)}`, parameter, context);
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
    const message = `\`type\` is ${quote(type)}, but outside the body it must be ${joined(known)}`;
    error('wrong-value', message, parameter, 'type');
  }
}

function checkItems(owner: string) {
  return (object: JSONObject, context: RuleContext): void => {
    if (member(object, 'type') === 'array' && !has(object, 'items')) {
      reportMissingField('items', `${owner} of type "array"`, object, context);
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
      reportMissingField(name, `a SecurityScheme object of type ${quote(String(type))}`, scheme, context);
    }
  }
  if (type === 'oauth2' && !has(scheme, 'scopes')) {
    // Required by the text of the specification, but not by its JSON Schema: a warning.
    const message = '`scopes` is missing: it is required in a SecurityScheme object of type "oauth2"';
    context.warning('missing-field', message, scheme);
  }
}
