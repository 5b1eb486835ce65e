import { isObject, type JSONObject, member } from '@specshelf/base/json';
import { reportMissingField } from '../checking/check-object.js';
import type { RuleContext } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';
import { has, joined } from './field-rules.js';

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
  const name = String(member(scheme, 'type'));
  checkFields(scheme, schemeFields, { owner: 'a SecurityScheme object of type', name }, context);
}

export function checkFlows(flows: JSONObject, context: RuleContext): void {
  for (const [name, flow] of Object.entries(flows)) {
    if (isObject(flow) && !has(flow, '$ref')) {
      checkFields(flow, flowFields, { owner: 'the OAuthFlow object', name }, context);
    }
  }
}

/** Checks required and optional fields, which depend on the name or type of the object. */
function checkFields(
  object: JSONObject,
  table: FieldsByName,
  { owner, name }: { owner: string; name: string },
  context: RuleContext,
): void {
  const own = Object.hasOwn(table, name) ? table[name] : undefined;
  if (own === undefined) return;
  for (const field of own.required) {
    if (!has(object, field)) reportMissingField(field, `${owner} ${quote(name)}`, object, context);
  }
  for (const field of fieldsIn(table)) {
    if (has(object, field) && !allows(own, field)) {
      const owners = Object.keys(table).filter((other) => allows(table[other], field));
      const message = `\`${field}\` has no effect in ${owner} ${quote(name)}, only in ${joined(owners)}`;
      context.warning('field-without-effect', message, object, field);
    }
  }
}

const fieldsIn = (table: FieldsByName): Set<string> =>
  new Set(Object.values(table).flatMap(({ required, optional }) => [...required, ...optional]));

const allows = (fields: FieldsByName[string] | undefined, field: string): boolean =>
  fields !== undefined && (fields.required.includes(field) || fields.optional.includes(field));
