import { compareTexts } from '../../document/lifecycle.js';
import { child, flag, memberPlace, place } from '../../document/members.js';
import type { Located, Pair } from '../../model/comparison.js';
import { follow } from '../follow.js';
import { pairIn, reportIn, requestUse, type Scope } from '../scope.js';
import { compareContent } from './media-types.js';

/** Compares the request bodies of two operations. */
export function compareRequestBodies(
  before: Located | undefined,
  after: Located | undefined,
  scope: Scope,
): void {
  const { comparison } = scope;
  const from = before === undefined ? undefined : comparison.before.resolve(before);
  const to = after === undefined ? undefined : comparison.after.resolve(after);
  if (from === undefined || to === undefined) {
    reportPresence(before, after, from ?? to, scope);
    return;
  }
  if (comparison.equal(from.value, to.value)) return;
  const pair = pairIn(scope, 'request body', { before: from, after: to }, (body) => {
    compareRequired(body, from, to, scope);
    const texts = { comparison, rule: 'request-body-text-changed', names: ['description'] };
    compareTexts(body, from, to, texts);
  });
  pair.usedBy(requestUse(scope, 'request'));
  const content = compareContent(
    contentOf(from, comparison.before),
    contentOf(to, comparison.after),
    'request',
    scope,
  );
  content?.usedBy(requestUse(scope, `request ${firstType(to)}`.trim()));
}

/** A body without `content` has no media types. */
function contentOf(body: Located, side: Scope['comparison']['before']): Located {
  return follow(body, 'content', side) ?? { value: {}, pointer: body.pointer };
}

function reportPresence(
  before: Located | undefined,
  after: Located | undefined,
  body: Located | undefined,
  scope: Scope,
): void {
  const declared = before ?? after;
  if (body === undefined || declared === undefined) return;
  const added = flag(body, 'required') ? 'request-body-added-required' : 'request-body-added-optional';
  const action = before === undefined ? 'added' : 'removed';
  const nodes = { before: declared, after: declared };
  const pair = pairIn(scope, `${action} request body`, nodes, (own) =>
    reportIn(own, scope, {
      rule: before === undefined ? added : 'request-body-removed',
      action,
      before: place(before),
      after: place(after),
    }),
  );
  pair.usedBy(requestUse(scope, 'request'));
}

function compareRequired(pair: Pair, before: Located, after: Located, scope: Scope): void {
  const is = flag(after, 'required');
  if (flag(before, 'required') === is) return;
  reportIn(pair, scope, {
    rule: is ? 'request-body-became-required' : 'request-body-became-optional',
    action: 'changed',
    before: memberPlace(before, 'required'),
    after: memberPlace(after, 'required'),
  });
}

/** A body that is described in several types is named by its first one. */
function firstType(body: Located): string {
  const content = child(body, 'content')?.value;
  return typeof content === 'object' && content !== null ? (Object.keys(content)[0] ?? '') : '';
}
