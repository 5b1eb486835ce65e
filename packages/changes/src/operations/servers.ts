import type { Comparison, Finding, Located, Pair } from '../comparison.js';
import { child, children, differ, namedChildren, place, text } from '../document/members.js';
import type { OperationNode } from './read-operations.js';

/** Compares the servers of two operations if one of them has servers of its own. */
export function compareOperationServers(
  own: Pair,
  before: OperationNode,
  after: OperationNode,
  comparison: Comparison,
): void {
  const from = effective(before, comparison.before.root);
  const to = effective(after, comparison.after.root);
  if (from.level === 'document' && to.level === 'document') return;
  const same = (first: Located | undefined, second: Located | undefined) =>
    urlsOf(first).join('\n') === urlsOf(second).join('\n') &&
    (first === undefined || second === undefined || comparison.alike(first.value, second.value));
  if (same(from.servers, to.servers)) return;
  const isOperation = from.level === 'operation' || to.level === 'operation';
  const target = isOperation
    ? own
    : comparison.pair('path servers', before.path.node, after.path.node, () => {});
  if (!isOperation) {
    target.usedBy({ operation: after.facts, to: 'both' });
    if (reported.has(target)) return;
    reported.add(target);
  }
  target.report({
    rule: isOperation ? 'operation-servers-changed' : 'path-servers-changed',
    action: 'changed',
    before: place(from.servers ?? before.node),
    after: place(to.servers ?? after.node),
    values: {
      path: after.facts.path,
      from: urlsOf(from.servers).join(', '),
      to: urlsOf(to.servers).join(', '),
    },
  });
}

const reported = new WeakSet<Pair>();

function effective({ node, path }: OperationNode, root: Located['value']) {
  const own = child(node, 'servers');
  if (own !== undefined) return { level: 'operation', servers: own };
  const shared = child(path.node, 'servers');
  if (shared !== undefined) return { level: 'path', servers: shared };
  return { level: 'document', servers: child({ value: root, pointer: '' }, 'servers') };
}

/** Without a list, the server is the one that serves the document. */
function urlsOf(servers: Located | undefined): string[] {
  const urls = children(servers).map(([, server]) => text(server, 'url') ?? '');
  return urls.length === 0 ? ['/'] : urls;
}

/** Compares the servers of the documents: by URL, then by description, then by position. */
export function compareServers(comparison: Comparison): void {
  const { documents } = comparison;
  const list = (side: typeof comparison.before) =>
    children(child({ value: side.root, pointer: '' }, 'servers')).map(([, server]) => server);
  const old = list(comparison.before);
  const rest = list(comparison.after);
  const take = (matches: (server: Located, index: number) => boolean): Located | undefined => {
    const index = rest.findIndex(matches);
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  };
  const unmatched: Located[] = [];
  for (const server of old.slice(0, 1_000)) {
    const same = take((other) => text(other, 'url') === text(server, 'url'));
    if (same === undefined) unmatched.push(server);
    else compareServer(documents, server, same, comparison);
  }
  for (const server of unmatched) {
    const match =
      take(
        (other) =>
          text(server, 'description') !== undefined &&
          text(other, 'description') === text(server, 'description'),
      ) ?? (unmatched.length === 1 && rest.length === 1 ? take(() => true) : undefined);
    const values = { from: text(server, 'url'), to: match && text(match, 'url'), value: text(server, 'url') };
    const rule = match === undefined ? 'server-removed' : 'server-url-changed';
    const action = match === undefined ? 'removed' : 'changed';
    documents.report({ rule, action, before: place(server), after: place(match), values });
  }
  for (const server of rest) {
    documents.report({
      rule: 'server-added',
      action: 'added',
      after: place(server),
      values: { value: text(server, 'url') },
    });
  }
}

function compareServer(pair: Pair, before: Located, after: Located, comparison: Comparison): void {
  const url = text(after, 'url');
  if (differ(before, after, ['description', 'name'], comparison.equal)) {
    const places = { before: place(before), after: place(after) };
    pair.report({ rule: 'server-text-changed', action: 'changed', ...places, values: { value: url } });
  }
  const old = new Map(namedChildren(child(before, 'variables')));
  const now = new Map(namedChildren(child(after, 'variables')));
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
  if (before !== undefined && after !== undefined && comparison.alike(before.value, after.value))
    return undefined;
  const values = (node: Located | undefined) => children(child(node, 'enum')).map(([, item]) => item.value);
  const now = values(after);
  const lost = values(before).filter((value) => !now.includes(value));
  const sameDefault = child(before, 'default')?.value === child(after, 'default')?.value;
  const grown =
    before !== undefined && after !== undefined && sameDefault && lost.length === 0 && now.length > 0;
  return {
    rule: 'server-variable-changed',
    action: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    before: place(before),
    after: place(after),
    values: { name, value: lost.length > 0 ? lost.join(', ') : undefined },
    ...(grown ? { levels: { toServer: 'safe', toClient: 'safe' } } : {}),
  };
}
