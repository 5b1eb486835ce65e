import type { JSONValue } from '@specshelf/base/json';
import { compareTexts } from '../../document/lifecycle.js';
import { child, children, differ, memberPlace, namedChildren, place, text } from '../../document/members.js';
import { createKeyIndex, structureKey } from '../../document/structure-key.js';
import type { Comparison, Located, Pair } from '../../model/comparison.js';
import { entriesOf, follow } from '../follow.js';
import type { SchemeUse } from './find-scheme-users.js';

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
  const components = follow({ value: side.root, pointer: '' }, 'components', side);
  const schemes = entriesOf(follow(components, 'securitySchemes', side));
  return new Map(schemes.map(([scheme, node]) => [scheme, side.resolve(node)]));
}

/** Compares the security schemes, which operations of both documents use. */
export function compareSecuritySchemes(
  comparison: Comparison,
  oldUsers: ReadonlyMap<string, SchemeUse>,
  newUsers: ReadonlyMap<string, SchemeUse>,
): void {
  const old = schemesOf(comparison, 'before');
  const now = schemesOf(comparison, 'after');
  const names = renamedSchemes(comparison);
  const renamed = new Set(names.values());
  for (const [name, node] of old) {
    const newName = names.get(name) ?? name;
    const match = now.get(newName);
    const pair = comparison.pair('security scheme', node, match ?? node, (own) => {
      const scopes = newUsers.get(newName)?.scopes ?? new Set();
      if (match !== undefined) compareScheme(own, node, match, { name, scopes, comparison });
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
    for (const operation of oldUsers.get(name)?.operations ?? [])
      pair.usedBy({ operation, to: 'both', at: 'security' });
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

/** A scheme, and the scopes that operations of the new document ask for. */
interface UsedScheme {
  readonly name: string;
  readonly scopes: ReadonlySet<string>;
  readonly comparison: Comparison;
}

function compareScheme(pair: Pair, before: Located, after: Located, scheme: UsedScheme): void {
  const { name, comparison } = scheme;
  if (comparison.equal(before.value, after.value)) return;
  const report = (rule: string, member: string) =>
    pair.report({
      rule,
      action: 'changed',
      before: memberPlace(before, member),
      after: memberPlace(after, member),
      values: { name, from: child(before, member)?.value, to: child(after, member)?.value },
    });
  const texts = { comparison, rule: 'info-text-changed', names: ['description'], values: { name } };
  compareTexts(pair, before, after, texts);
  if (text(before, 'type') !== text(after, 'type')) {
    report('security-scheme-type-changed', 'type');
    return;
  }
  const isHeader = text(before, 'in') === 'header' && text(after, 'in') === 'header';
  const keyName = (node: Located) => (isHeader ? text(node, 'name')?.toLowerCase() : text(node, 'name'));
  if (changed(before, after, 'in')) report('api-key-moved', 'in');
  if (keyName(before) !== keyName(after)) report('api-key-moved', 'name');
  if (text(before, 'scheme')?.toLowerCase() !== text(after, 'scheme')?.toLowerCase()) {
    report('http-scheme-changed', 'scheme');
  }
  if (changed(before, after, 'bearerFormat')) report('bearer-format-changed', 'bearerFormat');
  for (const member of ['openIdConnectUrl', 'oauth2MetadataUrl']) {
    if (changed(before, after, member)) report('oauth-url-changed', member);
  }
  compareFlows(pair, child(before, 'flows'), child(after, 'flows'), scheme);
}

const changed = (before: Located, after: Located, member: string) =>
  child(before, member)?.value !== child(after, member)?.value;

function compareFlows(
  pair: Pair,
  before: Located | undefined,
  after: Located | undefined,
  scheme: UsedScheme,
): void {
  const { name } = scheme;
  const old = new Map(namedChildren(before));
  const now = new Map(namedChildren(after));
  for (const [flow, node] of old) {
    const match = now.get(flow);
    const values = { name, value: flow };
    if (match === undefined)
      pair.report({ rule: 'oauth-flow-removed', action: 'removed', before: place(node), values });
    else compareFlow(pair, node, match, scheme);
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

function compareFlow(pair: Pair, before: Located, after: Located, { name, scopes }: UsedScheme): void {
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
    // No client can get a token for an operation that still asks for the scope.
    const levels = scopes.has(scope) ? ({ toServer: 'breaking', toClient: 'breaking' } as const) : {};
    pair.report({ ...finding, values: { name, value: scope }, levels });
  }
  for (const [scope, node] of now) {
    if (old.has(scope)) continue;
    const finding = { rule: 'oauth-scope-declared', action: 'added' as const, after: place(node) };
    pair.report({ ...finding, values: { name, value: scope } });
  }
}
