import { child, children, differ, place, text } from '../document/members.js';
import { createKeyIndex } from '../document/structure-key.js';
import type { Comparison, Finding, Located, Pair, Side } from '../model/comparison.js';
import { entriesOf, follow } from './follow.js';
import { memberOfPath, type OperationNode } from './read-operations.js';

/** Compares the servers of two operations if one of them has servers of its own. */
export function compareOperationServers(
  own: Pair,
  before: OperationNode,
  after: OperationNode,
  comparison: Comparison,
): void {
  const from = effective(before, comparison.before);
  const to = effective(after, comparison.after);
  if (from.level === 'document' && to.level === 'document') return;
  if (areSame(from.servers, to.servers, comparison)) return;
  const isOperation = from.level === 'operation' || to.level === 'operation';
  const report = (pair: Pair) =>
    pair.report({
      rule: isOperation ? 'operation-servers-changed' : 'path-servers-changed',
      action: 'changed',
      before: place(from.servers ?? before.node),
      after: place(to.servers ?? after.node),
      values: {
        path: after.facts.path,
        from: readServers(from.servers, comparison.before).map(urlOf).join(', '),
        to: readServers(to.servers, comparison.after).map(urlOf).join(', '),
      },
    });
  if (isOperation) report(own);
  else {
    const shared = comparison.pair('path servers', before.path.node, after.path.node, report);
    shared.usedBy({ operation: after.facts, to: 'both' });
  }
}

function effective({ node, path }: OperationNode, side: Side) {
  const own = follow(node, 'servers', side);
  if (own !== undefined) return { level: 'operation', servers: own };
  const shared = memberOfPath(path, 'servers');
  if (shared !== undefined) return { level: 'path', servers: side.resolve(shared) };
  return { level: 'document', servers: follow({ value: side.root, pointer: '' }, 'servers', side) };
}

/** Without a list, or with an empty one, the server is the one that serves the document. */
function readServers(servers: Located | undefined, side: Side): Located[] {
  const list = children(servers).map(([, server]) => side.resolve(server));
  return list.length > 0 ? list : [{ value: { url: '/' }, pointer: servers?.pointer ?? '' }];
}

const urlOf = (server: Located): string => text(server, 'url') ?? '';

/** Whether two lists contain the same servers, in any order, apart from texts. */
function areSame(before: Located | undefined, after: Located | undefined, comparison: Comparison): boolean {
  const old = readServers(before, comparison.before);
  const now = readServers(after, comparison.after);
  if (old.length !== now.length) return false;
  const rest = createKeyIndex(now, urlOf);
  return old.every((server) => {
    const other = rest.take(urlOf(server));
    const [from, to] = [child(server, 'variables')?.value, other && child(other, 'variables')?.value];
    return (
      other !== undefined &&
      (from === undefined || to === undefined ? from === to : comparison.alike(from, to))
    );
  });
}

/** Compares the servers of the documents: by URL, then by description, then by position. */
export function compareServers(comparison: Comparison): void {
  const { documents } = comparison;
  const list = (side: Side) => readServers(follow({ value: side.root, pointer: '' }, 'servers', side), side);
  const rest = new Set(list(comparison.after));
  const byUrl = createKeyIndex([...rest], urlOf);
  const unmatched: Located[] = [];
  for (const server of list(comparison.before)) {
    const same = byUrl.take(urlOf(server));
    if (same === undefined) unmatched.push(server);
    else {
      rest.delete(same);
      compareServer(documents, server, same, comparison);
    }
  }
  const byDescription = createKeyIndex([...rest], (server) => text(server, 'description') ?? '');
  const single = unmatched.length === 1 && rest.size === 1 ? [...rest][0] : undefined;
  for (const server of unmatched) {
    const description = text(server, 'description');
    const match = (description === undefined ? undefined : byDescription.take(description)) ?? single;
    if (match !== undefined) rest.delete(match);
    const values = { from: urlOf(server), to: match && urlOf(match), value: urlOf(server) };
    const rule = match === undefined ? 'server-removed' : 'server-url-changed';
    const action = match === undefined ? 'removed' : 'changed';
    documents.report({ rule, action, before: place(server), after: place(match), values });
  }
  for (const server of rest) {
    const values = { value: urlOf(server) };
    documents.report({ rule: 'server-added', action: 'added', after: place(server), values });
  }
}

function compareServer(pair: Pair, before: Located, after: Located, comparison: Comparison): void {
  if (differ(before, after, ['description', 'name'], comparison.equal)) {
    const places = { before: place(before), after: place(after) };
    pair.report({
      rule: 'server-text-changed',
      action: 'changed',
      ...places,
      values: { value: urlOf(after) },
    });
  }
  const old = new Map(entriesOf(child(before, 'variables')));
  const now = new Map(entriesOf(child(after, 'variables')));
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const finding = compareVariable(name, old.get(name), now.get(name), comparison);
    if (finding !== undefined) pair.report(finding);
  }
}

function compareVariable(
  name: string,
  before: Located | undefined,
  after: Located | undefined,
  comparison: Comparison,
): Finding | undefined {
  if (before !== undefined && after !== undefined && comparison.alike(before.value, after.value)) {
    if (comparison.equal(before.value, after.value)) return undefined;
    const places = { before: place(before), after: place(after) };
    return { rule: 'server-text-changed', action: 'changed', ...places, values: { value: name } };
  }
  const values = (node: Located | undefined) => children(child(node, 'enum')).map(([, item]) => item.value);
  const old = values(before);
  const now = new Set(values(after));
  // Without a list, a variable may have any value.
  const lost = now.size === 0 ? [] : old.filter((value) => !now.has(value));
  const isLimited = old.length === 0 && now.size > 0;
  const sameDefault = child(before, 'default')?.value === child(after, 'default')?.value;
  const grown = before !== undefined && after !== undefined && sameDefault && lost.length === 0 && !isLimited;
  return {
    rule: 'server-variable-changed',
    action: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    before: place(before),
    after: place(after),
    values: { name, value: lost.length > 0 ? lost.join(', ') : undefined },
    ...(grown ? { levels: { toServer: 'safe', toClient: 'safe' } } : {}),
  };
}
