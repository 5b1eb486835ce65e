import { compareDeprecation, compareTexts } from '../../document/lifecycle.js';
import { child, children, flag, memberPlace, place } from '../../document/members.js';
import type { Located, Pair } from '../../model/comparison.js';
import { compareSchemas } from '../../schemas/compare-schemas.js';
import { entriesOf, follow } from '../follow.js';
import { type NamedPart, pairIn, reportIn, type Scope } from '../scope.js';
import { isStructured } from '../styles.js';

/** Compares the headers of two responses. Names of headers have no case. */
export function compareHeaders(
  pair: Pair,
  before: Located | undefined,
  after: Located | undefined,
  scope: Scope,
): void {
  const old = readHeaders(before);
  const now = readHeaders(after);
  for (const [key, [name, node]] of old) {
    const match = now.get(key);
    const from = scope.comparison.before.resolve(node);
    if (match === undefined) {
      const rule = flag(from, 'required')
        ? 'response-header-removed-required'
        : 'response-header-removed-optional';
      reportIn(pair, scope, { rule, action: 'removed', before: place(from), values: { name } });
    } else pair.contains(compareHeader(from, scope.comparison.after.resolve(match[1]), match[0], scope));
  }
  for (const [key, [name, node]] of now) {
    if (old.has(key)) continue;
    reportIn(pair, scope, {
      rule: 'response-header-added',
      action: 'added',
      after: place(node),
      values: { name },
    });
  }
}

function readHeaders(headers: Located | undefined): Map<string, [string, Located]> {
  const entries = entriesOf(headers).map(([name, node]): [string, [string, Located]] => [
    name.toLowerCase(),
    [name, node],
  ]);
  return new Map(entries.filter(([key]) => key !== 'content-type'));
}

function compareHeader(before: Located, after: Located, name: string, scope: Scope): Pair | undefined {
  const { comparison } = scope;
  if (comparison.equal(before.value, after.value)) return undefined;
  return pairIn(scope, 'header', { before, after }, (pair) => {
    const header = { name, scope };
    const is = flag(after, 'required');
    if (flag(before, 'required') !== is) {
      reportIn(pair, scope, {
        rule: is ? 'response-header-became-required' : 'response-header-became-optional',
        action: 'changed',
        before: memberPlace(before, 'required'),
        after: memberPlace(after, 'required'),
        values: { name },
      });
    }
    compareExplode(pair, before, after, header);
    const rules = { deprecated: 'response-header-deprecated', undeprecated: 'response-text-changed' };
    compareDeprecation(pair, before, after, { name, rules });
    const names = ['description', 'example', 'examples'];
    const texts = { comparison, rule: 'response-text-changed', names, values: { name } };
    compareTexts(pair, before, after, texts);
    compareValues(pair, before, after, header);
  });
}

/** A header has a schema, or one media type in `content`. */
function compareValues(pair: Pair, before: Located, after: Located, { name, scope }: NamedPart): void {
  const { comparison } = scope;
  const [oldType] = children(follow(before, 'content', comparison.before));
  const [newType] = children(follow(after, 'content', comparison.after));
  const described = isDescribed(before) && isDescribed(after);
  if (described && oldType?.[0].toLowerCase() !== newType?.[0].toLowerCase()) {
    reportIn(pair, scope, {
      rule: 'response-header-style-changed',
      action: 'changed',
      before: memberPlaceOf(before),
      after: memberPlaceOf(after),
      values: { name },
    });
    return;
  }
  const from = oldType === undefined ? before : comparison.before.resolve(oldType[1]);
  const to = newType === undefined ? after : comparison.after.resolve(newType[1]);
  pair.contains(compareSchemas(child(from, 'schema'), child(to, 'schema'), comparison));
}

const isDescribed = (header: Located) =>
  child(header, 'content') !== undefined || child(header, 'schema') !== undefined;

const memberPlaceOf = (header: Located) =>
  place(child(header, 'content') ?? child(header, 'schema') ?? header);

function compareExplode(pair: Pair, before: Located, after: Located, { name, scope }: NamedPart): void {
  const is = flag(after, 'explode');
  const { comparison } = scope;
  if (flag(before, 'explode') === is) return;
  const structured = isStructured(child(after, 'schema'), comparison.after);
  reportIn(pair, scope, {
    rule: 'response-header-style-changed',
    action: 'changed',
    before: memberPlace(before, 'explode'),
    after: memberPlace(after, 'explode'),
    values: { name },
    ...(structured ? {} : { levels: { toServer: 'docs', toClient: 'docs' } }),
  });
}
