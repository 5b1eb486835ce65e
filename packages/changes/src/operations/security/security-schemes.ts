import type { JSONValue } from '@specshelf/parser';
import type { Comparison, Located, OperationFacts, Pair } from '../../comparison.js';
import { child, children, differ, memberPlace, namedChildren, place, text } from '../../document/members.js';
import { createKeyIndex, structureKey } from '../../document/structure-key.js';
import { compareTexts } from '../lifecycle.js';

const memory = new WeakMap<Comparison, ReadonlyMap<string, string>>();

/** Maps the names of security schemes to their new names: the scheme is gone under the old name, and one with equal content is new. */
export function renamedSchemes(comparison: Comparison): ReadonlyMap<string, string> {
  let names = memory.get(comparison);
  if (names === undefined) {
    names = findRenamed(comparison);
    memory.set(comparison, names);
  }
  return names;
}

function findRenamed(comparison: Comparison): ReadonlyMap<string, string> {
  const old = schemesOf(comparison, 'before');
  const now = schemesOf(comparison, 'after');
  const names = new Map<string, string>();
  const added = createKeyIndex(
    [...now].filter(([name]) => !old.has(name)),
    ([, node]) => structureKey(node.value),
  );
  for (const [name, node] of old) {
    const match = now.has(name) ? undefined : added.take(structureKey(node.value));
    if (match !== undefined) names.set(name, match[0]);
  }
  return names;
}

function schemesOf(comparison: Comparison, name: 'before' | 'after'): Map<string, Located> {
  const side = comparison[name];
  const components = child({ value: side.root, pointer: '' }, 'components');
  const schemes = namedChildren(child(components, 'securitySchemes'));
  return new Map(schemes.map(([scheme, node]) => [scheme, side.resolve(node)]));
}

/** Compares the security schemes. `usersOf` lists the operations that need a scheme of the old document. */
export function compareSecuritySchemes(
  comparison: Comparison,
  usersOf: (scheme: string) => readonly OperationFacts[],
): void {
  const old = schemesOf(comparison, 'before');
  const now = schemesOf(comparison, 'after');
  const names = renamedSchemes(comparison);
  const renamed = new Set(names.values());
  for (const [name, node] of old) {
    const newName = names.get(name) ?? name;
    const match = now.get(newName);
    const pair = comparison.pair('security scheme', node, match ?? node, (own) => {
      if (match !== undefined) compareScheme(own, node, match, name, comparison);
      else
        own.report({
          rule: 'security-scheme-removed',
          action: 'removed',
          before: place(node),
          values: { name },
        });
      if (match !== undefined && newName !== name) {
        const values = { name, from: name, to: newName };
        own.report({
          rule: 'security-scheme-renamed',
          action: 'changed',
          before: place(node),
          after: place(match),
          values,
        });
      }
    });
    for (const operation of usersOf(name)) pair.usedBy({ operation, to: 'both', at: 'security' });
  }
  for (const [name, node] of now) {
    if (old.has(name) || renamed.has(name)) continue;
    comparison.documents.report({
      rule: 'security-scheme-added',
      action: 'added',
      after: place(node),
      values: { name },
    });
  }
}

function compareScheme(
  pair: Pair,
  before: Located,
  after: Located,
  name: string,
  comparison: Comparison,
): void {
  if (comparison.equal(before.value, after.value)) return;
  const report = (rule: string, member: string) =>
    pair.report({
      rule,
      action: 'changed',
      before: memberPlace(before, member),
      after: memberPlace(after, member),
      values: { name, from: child(before, member)?.value, to: child(after, member)?.value },
    });
  compareTexts(
    pair,
    before,
    after,
    { rule: 'info-text-changed', names: ['description'], values: { name } },
    comparison,
  );
  if (text(before, 'type') !== text(after, 'type')) {
    report('security-scheme-type-changed', 'type');
    return;
  }
  for (const member of ['in', 'name']) if (changed(before, after, member)) report('api-key-moved', member);
  if (text(before, 'scheme')?.toLowerCase() !== text(after, 'scheme')?.toLowerCase()) {
    report('http-scheme-changed', 'scheme');
  }
  if (changed(before, after, 'bearerFormat')) report('bearer-format-changed', 'bearerFormat');
  for (const member of ['openIdConnectUrl', 'oauth2MetadataUrl']) {
    if (changed(before, after, member)) report('oauth-url-changed', member);
  }
  compareFlows(pair, child(before, 'flows'), child(after, 'flows'), name);
}

const changed = (before: Located, after: Located, member: string) =>
  child(before, member)?.value !== child(after, member)?.value;

function compareFlows(
  pair: Pair,
  before: Located | undefined,
  after: Located | undefined,
  name: string,
): void {
  const old = new Map(namedChildren(before));
  const now = new Map(namedChildren(after));
  for (const [flow, node] of old) {
    const match = now.get(flow);
    const values = { name, value: flow };
    if (match === undefined)
      pair.report({ rule: 'oauth-flow-removed', action: 'removed', before: place(node), values });
    else compareFlow(pair, node, match, name);
  }
  for (const [flow, node] of now) {
    if (old.has(flow)) continue;
    pair.report({
      rule: 'oauth-flow-added',
      action: 'added',
      after: place(node),
      values: { name, value: flow },
    });
  }
}

const urls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

function compareFlow(pair: Pair, before: Located, after: Located, name: string): void {
  const same = (from: JSONValue, to: JSONValue) => from === to;
  for (const member of urls) {
    if (!differ(before, after, [member], same)) continue;
    const values = { name, from: child(before, member)?.value, to: child(after, member)?.value };
    const places = { before: memberPlace(before, member), after: memberPlace(after, member) };
    pair.report({ rule: 'oauth-url-changed', action: 'changed', ...places, values });
  }
  const old = new Map(children(child(before, 'scopes')));
  const now = new Map(children(child(after, 'scopes')));
  for (const [scope, node] of old) {
    if (now.has(scope)) continue;
    const finding = { rule: 'oauth-scope-withdrawn', action: 'removed' as const, before: place(node) };
    pair.report({ ...finding, values: { name, value: scope } });
  }
  for (const [scope, node] of now) {
    if (old.has(scope)) continue;
    const finding = { rule: 'oauth-scope-declared', action: 'added' as const, after: place(node) };
    pair.report({ ...finding, values: { name, value: scope } });
  }
}
