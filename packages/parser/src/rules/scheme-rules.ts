import { missingField } from '../checking/check-object.js';
import type { RuleContext } from '../checking/rule-context.js';
import { isObject, type JSONObject, member } from '../json/json.js';
import { shown } from '../text/quote.js';
import { has, listed } from './field-rules.js';

type FieldsByName = Readonly<Record<string, { required: readonly string[]; optional: readonly string[] }>>;

const schemeFields: FieldsByName = {
  apiKey: { required: ['name', 'in'], optional: [] },
  http: { required: ['scheme'], optional: ['bearerFormat'] },
  oauth2: { required: ['flows'], optional: ['oauth2MetadataUrl'] },
  openIdConnect: { required: ['openIdConnectUrl'], optional: [] },
  mutualTLS: { required: [], optional: [] },
};

const flowFields: FieldsByName = {
  implicit: { required: ['authorizationUrl'], optional: [] },
  password: { required: ['tokenUrl'], optional: [] },
  clientCredentials: { required: ['tokenUrl'], optional: [] },
  authorizationCode: { required: ['authorizationUrl', 'tokenUrl'], optional: [] },
  deviceAuthorization: { required: ['deviceAuthorizationUrl', 'tokenUrl'], optional: [] },
};

export function checkSecurityScheme(scheme: JSONObject, context: RuleContext): void {
  const type = String(member(scheme, 'type'));
  checkFields(scheme, type, schemeFields, 'a SecurityScheme object of type', context);
}

export function checkFlows(flows: JSONObject, context: RuleContext): void {
  for (const [name, flow] of Object.entries(flows)) {
    if (isObject(flow) && !has(flow, '$ref')) {
      checkFields(flow, name, flowFields, 'the OAuthFlow object', context);
    }
  }
}

/** The fields that an object must have, and those that it may have, depend on its name or its type. */
function checkFields(
  object: JSONObject,
  name: string,
  table: FieldsByName,
  owner: string,
  context: RuleContext,
): void {
  const own = Object.hasOwn(table, name) ? table[name] : undefined;
  if (own === undefined) {
    return;
  }
  for (const field of own.required) {
    if (!has(object, field)) {
      missingField(field, `${owner} ${shown(name)}`, object, context);
    }
  }
  for (const field of fieldsIn(table)) {
    if (has(object, field) && !allows(own, field)) {
      const owners = Object.keys(table).filter((other) => allows(table[other], field));
      const message = `\`${field}\` has no effect in ${owner} ${shown(name)}: it belongs to ${listed(owners)}`;
      context.warning('field-without-effect', message, object, field);
    }
  }
}

const fieldsIn = (table: FieldsByName): Set<string> =>
  new Set(Object.values(table).flatMap(({ required, optional }) => [...required, ...optional]));

const allows = (fields: FieldsByName[string] | undefined, field: string): boolean =>
  fields !== undefined && (fields.required.includes(field) || fields.optional.includes(field));
