import { arrayRules } from './array-rules.js';
import { compositionRules } from './composition-rules.js';
import type { Rule } from './define-rules.js';
import { documentRules } from './document-rules.js';
import { limitRules } from './limit-rules.js';
import { objectRules } from './object-rules.js';
import { operationRules } from './operation-rules.js';
import { parameterRules } from './parameter-rules.js';
import { requestRules } from './request-rules.js';
import { responseRules } from './response-rules.js';
import { securityRules } from './security-rules.js';
import { serverRules } from './server-rules.js';
import { typeRules } from './type-rules.js';
import { webhookRules } from './webhook-rules.js';

export { type MessageValues, messageWithNames, type Rule } from './define-rules.js';

/** All kinds of changes, by group. */
export const rules: readonly Rule[] = [
  ...operationRules,
  ...parameterRules,
  ...requestRules,
  ...responseRules,
  ...typeRules,
  ...limitRules,
  ...objectRules,
  ...arrayRules,
  ...compositionRules,
  ...securityRules,
  ...serverRules,
  ...webhookRules,
  ...documentRules,
];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** Returns the rule with this ID. */
export const findRule = (id: string): Rule | undefined => byId.get(id);
