import { child, memberPlace, place } from '../../document/members.js';
import type { Located, Pair } from '../../model/comparison.js';
import { compareSchemas } from '../../schemas/compare-schemas.js';
import { pairIn, reportIn, type Scope } from '../scope.js';
import { compareEncodings, type NamedMediaType } from './encodings.js';
import { type MediaType, pairMediaTypes, readMediaTypes } from './media-ranges.js';

type Kind = 'request' | 'response';

/** Compares two `content` objects. Returns the pair that contains all differences; undefined if there are none. */
export function compareContent(
  before: Located | undefined,
  after: Located | undefined,
  kind: Kind,
  scope: Scope,
): Pair | undefined {
  if (before === undefined || after === undefined) return undefined;
  if (scope.comparison.equal(before.value, after.value)) return undefined;
  return pairIn(scope, `${kind} content`, { before, after }, (content) => {
    const paired = pairMediaTypes(readMediaTypes(before), readMediaTypes(after));
    const report = (
      rule: string,
      action: 'added' | 'removed' | 'changed',
      from?: MediaType,
      to?: MediaType,
    ) =>
      reportIn(content, scope, {
        rule: `${kind}-media-type-${rule}`,
        action,
        before: place(from?.node),
        after: place(to?.node),
        values: { mediaType: (to ?? from)?.name, from: from?.name, to: to?.name },
      });
    for (const type of paired.removed) report('removed', 'removed', type);
    for (const type of paired.added) report('added', 'added', undefined, type);
    for (const [from, to] of paired.widened) report('widened', 'changed', from, to);
    for (const [from, to] of paired.narrowed) report('narrowed', 'changed', from, to);
    for (const [from, to] of paired.same) reportMediaTypeParameters(content, from, to);
    for (const pairs of [paired.same, paired.widened, paired.narrowed, paired.covered]) {
      for (const [from, to] of pairs) content.contains(compareMediaTypes(from, to, kind, scope));
    }
  });
}

function reportMediaTypeParameters(pair: Pair, before: MediaType, after: MediaType): void {
  if (before.name.toLowerCase() === after.name.toLowerCase()) return;
  pair.report({
    rule: 'media-type-parameters-changed',
    action: 'changed',
    before: place(before.node),
    after: place(after.node),
    values: { from: before.name, to: after.name, mediaType: after.name },
    levels: { toServer: 'docs', toClient: 'docs' },
  });
}

function compareMediaTypes(before: MediaType, after: MediaType, kind: Kind, scope: Scope): Pair | undefined {
  const { comparison } = scope;
  const from = comparison.before.resolve(before.node);
  const to = comparison.after.resolve(after.node);
  if (comparison.equal(from.value, to.value)) return undefined;
  return pairIn(scope, `${kind} media type`, { before: from, after: to }, (pair) => {
    const body = { kind, mediaType: after.name, scope };
    compareBodySchemas(pair, from, to, body);
    compareItemSchemas(pair, from, to, scope);
    if (kind === 'request') compareEncodings(pair, from, to, body);
    reportExamples(pair, from, to, body);
  });
}

/** A body in one of its media types. */
interface TypedBody extends NamedMediaType {
  readonly kind: Kind;
}

function compareBodySchemas(
  pair: Pair,
  before: Located,
  after: Located,
  { kind, mediaType, scope }: TypedBody,
): void {
  const from = child(before, 'schema');
  const to = child(after, 'schema');
  if (from !== undefined && to !== undefined) {
    pair.contains(compareSchemas(from, to, scope.comparison));
    return;
  }
  if (from === to) return;
  reportIn(pair, scope, {
    rule: `${kind}-schema-${to === undefined ? 'removed' : 'added'}`,
    action: to === undefined ? 'removed' : 'added',
    before: memberPlace(before, 'schema'),
    after: memberPlace(after, 'schema'),
    values: { mediaType },
  });
}

/** `itemSchema` describes the items of sequential media types. */
function compareItemSchemas(pair: Pair, before: Located, after: Located, { comparison }: Scope): void {
  const from = child(before, 'itemSchema');
  const to = child(after, 'itemSchema');
  if (from !== undefined && to !== undefined) {
    pair.contains(compareSchemas(from, to, comparison));
    return;
  }
  if (from === to) return;
  pair.report({
    rule: 'item-schema-changed',
    action: to === undefined ? 'removed' : 'added',
    before: memberPlace(before, 'itemSchema'),
    after: memberPlace(after, 'itemSchema'),
    levels:
      to === undefined
        ? { toServer: 'safe', toClient: 'breaking' }
        : { toServer: 'breaking', toClient: 'safe' },
  });
}

function reportExamples(pair: Pair, before: Located, after: Located, { kind, scope }: TypedBody): void {
  const { comparison } = scope;
  const changed = ['example', 'examples'].find((name) => {
    const from = child(before, name)?.value;
    const to = child(after, name)?.value;
    return from === undefined || to === undefined ? from !== to : !comparison.equal(from, to);
  });
  if (changed === undefined) return;
  pair.report({
    rule: kind === 'request' ? 'request-body-text-changed' : 'response-text-changed',
    action: 'changed',
    before: { pointer: (child(before, changed) ?? before).pointer },
    after: { pointer: (child(after, changed) ?? after).pointer },
    values: { field: changed },
    levels: { toServer: 'docs', toClient: 'docs' },
  });
}
