import { isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import { reportMissingField } from '../checking/check-object.js';
import type { ObjectRule, Rules } from '../checking/checked-type.js';
import type { RuleContext } from '../checking/rule-context.js';
import { methods } from '../structure/methods.js';
import { quote } from '../text/quote.js';
import {
  collectLinkedId,
  collectMapping,
  collectOperationId,
  collectOperationRef,
  collectPathItem,
  collectPaths,
} from './collecting-rules.js';
import { both, componentNames, has, joined, notEmpty, oneOf, without } from './field-rules.js';
import { schemaRules30, schemaRules31 } from './schema-rules.js';
import { checkFlows, checkSecurityScheme } from './scheme-rules.js';
import { checkServer } from './server-rules.js';
import { checkResponses, checkSecurity, checkTags } from './shared-rules.js';
import { checkTagParents } from './tag-parents.js';
import { email, serverUrl, url } from './value-rules.js';

const styles = ['matrix', 'label', 'form', 'simple', 'spaceDelimited', 'pipeDelimited', 'deepObject'];
const locations = ['query', 'header', 'path', 'cookie'];
const inHints = {
  body: 'OpenAPI 3 describes bodies in `requestBody`',
  formData: 'OpenAPI 3 describes forms in `requestBody`',
};
const schemeTypes = ['apiKey', 'http', 'oauth2', 'openIdConnect'];

const examples = { example: without('examples') };

const fields: Rules['fields'] = {
  OpenAPI: { $self: url, jsonSchemaDialect: url },
  Info: { termsOfService: url },
  Contact: { url, email },
  ExternalDocumentation: { url },
  Server: { url: serverUrl },
  XML: { namespace: url },
  OAuthFlow: { authorizationUrl: url, deviceAuthorizationUrl: url, tokenUrl: url, refreshUrl: url },
  Parameter: { ...examples, in: oneOf(locations, inHints), style: oneOf(styles) },
  Header: { ...examples, style: oneOf(['simple']) },
  MediaType: examples,
  Encoding: { style: oneOf(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']) },
  License: { identifier: without('url'), url },
  Example: { value: without('externalValue'), externalValue: url },
  Link: { operationId: both(without('operationRef'), collectLinkedId), operationRef: collectOperationRef },
  Operation: { operationId: collectOperationId },
  Discriminator: { mapping: collectMapping },
  SecurityScheme: {
    type: oneOf([...schemeTypes, 'mutualTLS']),
    in: oneOf(['query', 'header', 'cookie']),
    openIdConnectUrl: url,
    oauth2MetadataUrl: url,
  },
  Components: Object.fromEntries(
    [
      'schemas',
      'responses',
      'parameters',
      'examples',
      'requestBodies',
      'headers',
      'securitySchemes',
      'links',
      'callbacks',
      'pathItems',
      'mediaTypes',
    ].map((name) => [name, componentNames]),
  ),
};

const objects: Rules['objects'] = {
  OpenAPI: checkTags,
  Paths: collectPaths,
  PathItem: collectPathItem,
  Responses: checkResponses,
  SecurityRequirement: checkSecurity,
  Parameter: checkParameter,
  Header: schemaOrContent('a Header object'),
  Link: checkLink,
  Server: checkServer,
  SecurityScheme: checkSecurityScheme,
  OAuthFlows: checkFlows,
};

export const rules30: Rules = {
  fields: {
    ...fields,
    SecurityScheme: { ...fields['SecurityScheme'], type: oneOf(schemeTypes) },
    Schema: schemaRules30,
  },
  objects,
};

export const rules31: Rules = {
  fields: { ...fields, Schema: schemaRules31, ServerVariable: { enum: notEmpty } },
  objects: { ...objects, OpenAPI: all(checkTags, checkContainers) },
};

export const rules32: Rules = {
  fields: {
    ...rules31.fields,
    Parameter: {
      ...examples,
      in: oneOf([...locations, 'querystring'], inHints),
      style: oneOf([...styles, 'cookie']),
    },
    Example: {
      ...fields['Example'],
      value: both(without('externalValue'), without('dataValue'), without('serializedValue')),
      serializedValue: without('externalValue'),
    },
    PathItem: { additionalOperations: checkMethods },
  },
  objects: { ...rules31.objects, OpenAPI: all(checkTags, checkContainers, checkTagParents) },
};

function all(...rules: readonly ObjectRule[]): ObjectRule {
  return (object, context) => {
    for (const rule of rules) rule(object, context);
  };
}

function checkContainers(object: JSONObject, { error }: RuleContext): void {
  if (!['paths', 'webhooks', 'components'].some((name) => has(object, name))) {
    error('missing-field', 'At least one of `paths`, `webhooks`, and `components` is required', object);
  }
}

function checkParameter(parameter: JSONObject, context: RuleContext): void {
  const location = member(parameter, 'in');
  if (location === 'path' && member(parameter, 'required') !== true) {
    const message = '`required` must be true: a parameter in "path" is never optional';
    context.error('path-parameter-optional', message, parameter);
  }
  if (location === 'querystring') {
    checkQuerystring(parameter, context);
  } else {
    checkStyle(parameter, String(location), context);
    checkSchemaOrContent(parameter, 'a Parameter object', context);
  }
}

/** A parameter for the whole query string has a media type instead of a style. */
function checkQuerystring(parameter: JSONObject, context: RuleContext): void {
  for (const name of ['schema', 'style', 'explode', 'allowReserved']) {
    if (has(parameter, name)) {
      const message = `\`${name}\` is not allowed in a parameter in "querystring": use \`content\``;
      context.error('exclusive-fields', message, parameter, name);
    }
  }
  if (has(parameter, 'content')) {
    checkContent(parameter, context);
  } else {
    reportMissingField('content', 'a Parameter object in "querystring"', parameter, context);
  }
}

const stylesIn: Readonly<Record<string, readonly string[]>> = {
  path: ['matrix', 'label', 'simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

function checkStyle(parameter: JSONObject, location: string, { error }: RuleContext): void {
  const style = member(parameter, 'style');
  const allowed = Object.hasOwn(stylesIn, location) ? stylesIn[location] : undefined;
  const isStyle = typeof style === 'string' && (styles.includes(style) || style === 'cookie');
  if (isStyle && allowed !== undefined && !allowed.includes(style)) {
    const message = `\`style\` is ${quote(style)}, but in "${location}" it must be ${joined(allowed)}`;
    error('wrong-value', message, parameter, 'style');
  }
}

function schemaOrContent(owner: string): ObjectRule {
  return (object, context) => {
    checkSchemaOrContent(object, owner, context);
  };
}

function checkSchemaOrContent(object: JSONObject, owner: string, context: RuleContext): void {
  if (!has(object, 'content')) {
    if (!has(object, 'schema')) {
      const message = `\`schema\` or \`content\` is missing: one of them is required in ${owner}`;
      context.error('missing-field', message, object);
    }
    return;
  }
  if (has(object, 'schema')) {
    const message = '`schema` and `content` exclude each other: keep one';
    context.error('exclusive-fields', message, object, 'content');
  }
  for (const name of ['style', 'explode', 'allowReserved']) {
    if (has(object, name)) {
      const message = `\`${name}\` has no effect beside \`content\`, only beside \`schema\``;
      context.warning('field-without-effect', message, object, name);
    }
  }
  checkContent(object, context);
}

function checkContent(object: JSONObject, { error }: RuleContext): void {
  const content = member(object, 'content');
  const count = isObject(content) ? Object.keys(content).length : 1;
  if (count !== 1) {
    const message = `\`content\` has ${count} media types, but must have exactly one here`;
    error('wrong-value', message, object, 'content');
  }
}

function checkLink(link: JSONObject, context: RuleContext): void {
  if (!has(link, 'operationId') && !has(link, 'operationRef')) {
    const message = '`operationId` or `operationRef` is missing: one of them is required in a Link object';
    context.error('missing-field', message, link);
  }
}

function checkMethods(value: JSONValue, _object: JSONObject, _name: string, { error }: RuleContext): void {
  if (!isObject(value)) return;
  for (const method of Object.keys(value)) {
    if (methods.has(method.toLowerCase())) {
      const message = `${quote(method)} is not allowed in \`additionalOperations\`: use the field \`${method.toLowerCase()}\` of the PathItem object`;
      error('fixed-method', message, value, method);
    }
  }
}
