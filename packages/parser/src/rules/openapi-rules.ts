import { missingField } from '../checking/check-object.js';
import type { ObjectRule, Rules } from '../checking/checked-table.js';
import type { RuleContext } from '../checking/rule-context.js';
import { isObject, type JSONObject, type JSONValue, member } from '../json/json.js';
import { shown } from '../text/quote.js';
import {
  noteLinkedId,
  noteMapping,
  noteOperationId,
  noteOperationRef,
  notePathItem,
  notePaths,
} from './collecting-rules.js';
import { both, componentNames, has, listed, notEmpty, oneOf, without } from './field-rules.js';
import { schemaRules30, schemaRules31 } from './schema-rules.js';
import { checkFlows, checkSecurityScheme } from './scheme-rules.js';
import { checkServer } from './server-rules.js';
import { checkResponses, checkSecurity, checkTags } from './shared-rules.js';
import { checkTagParents } from './tag-parents.js';
import { email, serverUrl, url } from './value-rules.js';

const styles = ['matrix', 'label', 'form', 'simple', 'spaceDelimited', 'pipeDelimited', 'deepObject'];
const places = ['query', 'header', 'path', 'cookie'];
const inHints = {
  body: 'a body is `requestBody` in OpenAPI 3',
  formData: 'a form is the content of `requestBody` in OpenAPI 3',
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
  Parameter: { ...examples, in: oneOf(places, inHints), style: oneOf(styles) },
  Header: { ...examples, style: oneOf(['simple']) },
  MediaType: examples,
  Encoding: { style: oneOf(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']) },
  License: { identifier: without('url'), url },
  Example: { value: without('externalValue'), externalValue: url },
  Link: { operationId: both(without('operationRef'), noteLinkedId), operationRef: noteOperationRef },
  Operation: { operationId: noteOperationId },
  Discriminator: { mapping: noteMapping },
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
  Paths: notePaths,
  PathItem: notePathItem,
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
      in: oneOf([...places, 'querystring'], inHints),
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
    for (const rule of rules) {
      rule(object, context);
    }
  };
}

function checkContainers(object: JSONObject, { error }: RuleContext): void {
  if (!['paths', 'webhooks', 'components'].some((name) => has(object, name))) {
    error('missing-field', 'At least one of `paths`, `webhooks` and `components` must be there', object);
  }
}

function checkParameter(parameter: JSONObject, context: RuleContext): void {
  const place = member(parameter, 'in');
  if (place === 'path' && member(parameter, 'required') !== true) {
    const message = '`required` must be true: a parameter in the path can never be left out';
    context.error('path-parameter-optional', message, parameter);
  }
  if (place === 'querystring') {
    checkQuerystring(parameter, context);
  } else {
    checkStyle(parameter, String(place), context);
    checkSchemaOrContent(parameter, 'a Parameter object', context);
  }
}

/** The whole query is described as content, not by a style. */
function checkQuerystring(parameter: JSONObject, context: RuleContext): void {
  for (const name of ['schema', 'style', 'explode', 'allowReserved']) {
    if (has(parameter, name)) {
      const message = `\`${name}\` has no place in a parameter in "querystring": describe it by \`content\``;
      context.error('exclusive-fields', message, parameter, name);
    }
  }
  if (has(parameter, 'content')) {
    checkContent(parameter, context);
  } else {
    missingField('content', 'a Parameter object in "querystring"', parameter, context);
  }
}

const stylesIn: Readonly<Record<string, readonly string[]>> = {
  path: ['matrix', 'label', 'simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

function checkStyle(parameter: JSONObject, place: string, { error }: RuleContext): void {
  const style = member(parameter, 'style');
  const possible = Object.hasOwn(stylesIn, place) ? stylesIn[place] : undefined;
  const isStyle = typeof style === 'string' && (styles.includes(style) || style === 'cookie');
  if (isStyle && possible !== undefined && !possible.includes(style)) {
    const message = `\`style\` is ${shown(style)}, and in ${place} it must be ${listed(possible)}`;
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
      context.error('missing-field', `\`schema\` or \`content\` is missing: ${owner} must have one`, object);
    }
    return;
  }
  if (has(object, 'schema')) {
    const message = '`schema` and `content` exclude each other: keep one';
    context.error('exclusive-fields', message, object, 'content');
  }
  for (const name of ['style', 'explode', 'allowReserved']) {
    if (has(object, name)) {
      const message = `\`${name}\` has no effect beside \`content\`: it belongs to \`schema\``;
      context.warning('field-without-effect', message, object, name);
    }
  }
  checkContent(object, context);
}

function checkContent(object: JSONObject, { error }: RuleContext): void {
  const content = member(object, 'content');
  const count = isObject(content) ? Object.keys(content).length : 1;
  if (count !== 1) {
    const message = `\`content\` has ${count} media types, and must have one here`;
    error('wrong-value', message, object, 'content');
  }
}

function checkLink(link: JSONObject, context: RuleContext): void {
  if (!has(link, 'operationId') && !has(link, 'operationRef')) {
    const message = '`operationId` or `operationRef` is missing: a Link object must have one';
    context.error('missing-field', message, link);
  }
}

const fixedMethods = new Set(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY']);

function checkMethods(value: JSONValue, _: JSONObject, __: string, { error }: RuleContext): void {
  for (const method of isObject(value) ? Object.keys(value) : []) {
    if (isObject(value) && fixedMethods.has(method.toUpperCase())) {
      const message = `${shown(method)} has a field of its own in a PathItem object: write it as \`${method.toLowerCase()}\``;
      error('fixed-method', message, value, method);
    }
  }
}
