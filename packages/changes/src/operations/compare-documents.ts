import { place } from '../document/members.js';
import { createKeyIndex, structureKey } from '../document/structure-key.js';
import type { Comparison, Located } from '../model/comparison.js';
import { compareSchemas } from '../schemas/compare-schemas.js';
import { comparePaths } from './compare-paths.js';
import { entriesOf, follow } from './follow.js';
import { compareInfo } from './info.js';
import { findSchemeUsers } from './security/find-scheme-users.js';
import { compareSecuritySchemes } from './security/security-schemes.js';
import { compareServers } from './servers.js';
import { compareWebhooks } from './webhooks.js';

/** Compares all parts of two documents. */
export function compareDocuments(comparison: Comparison): void {
  comparePaths(comparison);
  compareWebhooks(comparison);
  compareServers(comparison);
  compareSchemes(comparison);
  compareInfo(comparison);
  compareComponents(comparison);
}

function rootOf(side: Comparison['before']): Located {
  return { value: side.root, pointer: '' };
}

function compareSchemes(comparison: Comparison): void {
  const { before, after } = comparison;
  const schemes = (side: typeof before) =>
    follow(follow(rootOf(side), 'components', side), 'securitySchemes', side)?.value ?? {};
  if (comparison.equal(schemes(before), schemes(after))) return;
  compareSecuritySchemes(comparison, findSchemeUsers(before), findSchemeUsers(after));
}

/** Compares the schemas of components, also those that no operation uses. */
function compareComponents(comparison: Comparison): void {
  const { before, after, documents } = comparison;
  const schemas = (side: typeof before) =>
    entriesOf(follow(follow(rootOf(side), 'components', side), 'schemas', side));
  const old = new Map(schemas(before));
  const now = new Map(schemas(after));
  const added = new Map([...now].filter(([name]) => !old.has(name)));
  const byStructure = createKeyIndex([...added], ([, node]) => structureKey(node.value));
  for (const [name, node] of old) {
    const match = now.get(name);
    if (match !== undefined) {
      if (!comparison.equal(node.value, match.value)) compareSchemas(node, match, comparison);
      continue;
    }
    const renamed = byStructure.take(structureKey(node.value));
    if (renamed !== undefined) added.delete(renamed[0]);
    documents.report({
      rule: renamed === undefined ? 'component-schema-removed' : 'component-schema-renamed',
      action: renamed === undefined ? 'removed' : 'changed',
      before: place(node),
      after: place(renamed?.[1]),
      values: { name, from: name, to: renamed?.[0] },
    });
  }
  for (const [name, node] of added) {
    documents.report({
      rule: 'component-schema-added',
      action: 'added',
      after: place(node),
      values: { name },
    });
  }
}
