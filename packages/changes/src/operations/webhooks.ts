import { place } from '../document/members.js';
import type { Comparison, Pair } from '../model/comparison.js';
import { compareOperationsAs } from './compare-operations.js';
import { follow } from './follow.js';
import { type PathNode, readPathMap } from './read-operations.js';
import { invertedRoles } from './roles.js';

/** Compares `webhooks` of both documents. The server sends their requests. */
export function compareWebhooks(comparison: Comparison): void {
  const { before, after } = comparison;
  const read = (side: typeof before) =>
    new Map(
      readPathMap(follow({ value: side.root, pointer: '' }, 'webhooks', side), side).map((hook) => [
        hook.path,
        hook,
      ]),
    );
  const old = read(before);
  const now = read(after);
  for (const [name, webhook] of old) {
    const match = now.get(name);
    if (match === undefined) reportWebhook('removed', webhook, comparison);
    else compareWebhook(webhook, match, comparison);
  }
  for (const [name, webhook] of now) if (!old.has(name)) reportWebhook('added', webhook, comparison);
}

function reportWebhook(action: 'added' | 'removed', webhook: PathNode, comparison: Comparison): void {
  const pair = comparison.pair(`${action} webhook ${webhook.path}`, webhook.node, webhook.node, () => {});
  use(pair, webhook);
  pair.report({
    rule: `webhook-${action}`,
    action,
    ...(action === 'added' ? { after: place(webhook.node) } : { before: place(webhook.node) }),
    values: { name: webhook.path },
  });
}

function compareWebhook(before: PathNode, after: PathNode, comparison: Comparison): void {
  const lost = [...before.operations].filter(([method]) => !after.operations.has(method));
  const gained = [...after.operations].filter(([method]) => !before.operations.has(method));
  if (lost.length > 0 || gained.length > 0) {
    const pair = comparison.pair(`methods of webhook ${after.path}`, before.node, after.node, () => {});
    use(pair, lost.length > 0 ? before : after);
    pair.report({
      rule:
        lost.length === 0
          ? 'webhook-added'
          : gained.length === 0
            ? 'webhook-removed'
            : 'webhook-method-changed',
      action: lost.length === 0 ? 'added' : gained.length === 0 ? 'removed' : 'changed',
      before: place(before.node),
      after: place(after.node),
      values: {
        name: after.path,
        from: methods(lost),
        to: methods(gained),
        method: methods(lost) ?? methods(gained),
      },
    });
  }
  for (const [method, operation] of before.operations) {
    const match = after.operations.get(method);
    if (match === undefined) continue;
    const view = {
      names: new Map<string, string>(),
      roles: invertedRoles,
      facts: { ...match.facts, stability: operation.facts.stability },
      prefix: '',
    };
    compareOperationsAs(operation, match, view, comparison);
  }
}

function methods(operations: readonly [string, unknown][]): string | undefined {
  return operations.length === 0 ? undefined : operations.map(([method]) => method.toUpperCase()).join(', ');
}

function use(pair: Pair, webhook: PathNode): void {
  for (const { facts } of webhook.operations.values()) pair.usedBy({ operation: facts, to: 'client' });
}
