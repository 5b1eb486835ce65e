import { compareDeprecation, compareTexts } from '../document/lifecycle.js';
import { child, children, flag, memberPlace, place } from '../document/members.js';
import type { Comparison, Located, Pair, Side } from '../model/comparison.js';
import { compareSchemas } from '../schemas/compare-schemas.js';
import { follow } from './follow.js';
import { compareContent } from './messages/media-types.js';
import { type NamedPart, type Parameter, pairIn, reportIn, requestUse, type Scope } from './scope.js';
import { isStructured, styleOf } from './styles.js';

/** Compares two parameters of the same name and place. */
export function compareParameter(before: Parameter, after: Parameter, scope: Scope): void {
  if (scope.comparison.equal(before.node.value, after.node.value)) return;
  const { comparison } = scope;
  const pair = pairIn(scope, 'parameter', { before: before.node, after: after.node }, (own) => {
    compareRequired(own, before, after, scope);
    compareSwitches(own, before, after, scope);
    const name = after.name;
    const rules = { deprecated: 'parameter-deprecated', undeprecated: 'parameter-undeprecated' };
    compareDeprecation(own, before.node, after.node, { name, rules });
    const names = ['description', 'example', 'examples'];
    const texts = { comparison, rule: 'parameter-text-changed', names, values: { name } };
    compareTexts(own, before.node, after.node, texts);
    compareValues(own, before, after, scope);
  });
  pair.usedBy(requestUse(scope, `parameter ${after.name}`));
}

function compareRequired(pair: Pair, before: Parameter, after: Parameter, scope: Scope): void {
  const was = before.in === 'path' || flag(before.node, 'required');
  const is = after.in === 'path' || flag(after.node, 'required');
  if (was === is) return;
  reportIn(pair, scope, {
    rule: is ? 'parameter-became-required' : 'parameter-became-optional',
    action: 'changed',
    before: memberPlace(before.node, 'required'),
    after: memberPlace(after.node, 'required'),
    values: { name: after.name, place: after.in },
  });
}

function compareSwitches(pair: Pair, before: Parameter, after: Parameter, scope: Scope): void {
  for (const [member, rule] of [
    ['allowReserved', 'parameter-reserved'],
    ['allowEmptyValue', 'parameter-empty'],
  ] as const) {
    const is = flag(after.node, member);
    if (flag(before.node, member) === is) continue;
    reportIn(pair, scope, {
      rule: `${rule}-${is ? 'allowed' : 'forbidden'}`,
      action: 'changed',
      before: memberPlace(before.node, member),
      after: memberPlace(after.node, member),
      values: { name: after.name },
    });
  }
}

/** Compares how values are described and serialized. */
function compareValues(pair: Pair, before: Parameter, after: Parameter, scope: Scope): void {
  const oldContent = follow(before.node, 'content', scope.comparison.before);
  const newContent = follow(after.node, 'content', scope.comparison.after);
  if (oldContent !== undefined && newContent !== undefined) {
    compareParameterContent(pair, oldContent, newContent, { name: after.name, scope });
    return;
  }
  if ((oldContent === undefined) !== (newContent === undefined)) {
    reportIn(pair, scope, {
      rule: 'parameter-content-changed',
      action: 'changed',
      before: memberPlace(before.node, oldContent === undefined ? 'schema' : 'content'),
      after: memberPlace(after.node, newContent === undefined ? 'schema' : 'content'),
      values: { name: after.name },
    });
    return;
  }
  const oldSchema = child(before.node, 'schema');
  const newSchema = child(after.node, 'schema');
  if (compareAsList(pair, before, after, scope)) return;
  compareStyles(pair, before, after, scope);
  pair.contains(compareSchemas(oldSchema, newSchema, scope.comparison));
}

function compareParameterContent(
  pair: Pair,
  before: Located,
  after: Located,
  { name, scope }: NamedPart,
): void {
  const [from] = children(before).map(([type]) => type);
  const [to] = children(after).map(([type]) => type);
  if (from?.toLowerCase() !== to?.toLowerCase()) {
    reportIn(pair, scope, {
      rule: 'parameter-content-changed',
      action: 'changed',
      before: place(before),
      after: place(after),
      values: { name, from, to },
    });
    return;
  }
  pair.contains(compareContent(before, after, 'request', scope));
}

function compareStyles(pair: Pair, before: Parameter, after: Parameter, scope: Scope): void {
  const { comparison } = scope;
  // A parameter in another place is written otherwise in any case.
  if (before.in !== after.in) return;
  const old = styleOf(before.node, before.in);
  const now = styleOf(after.node, after.in);
  const report = (member: 'style' | 'explode', harmless: boolean) =>
    reportIn(pair, scope, {
      rule: `parameter-${member}-changed`,
      action: 'changed',
      before: memberPlace(before.node, member),
      after: memberPlace(after.node, member),
      values: { name: after.name, from: old[member], to: now[member] },
      ...(harmless ? { levels: { toServer: 'docs' as const, toClient: 'docs' as const } } : {}),
    });
  if (old.style !== now.style) report('style', false);
  else if (old.explode !== now.explode) {
    const structured =
      isStructured(child(before.node, 'schema'), comparison.before) ||
      isStructured(child(after.node, 'schema'), comparison.after);
    report('explode', !structured);
  }
}

/** A single value is also a list of one in `?a=1&a=2`. */
function compareAsList(pair: Pair, before: Parameter, after: Parameter, scope: Scope): boolean {
  const { comparison } = scope;
  const newSchema = child(after.node, 'schema');
  const { style, explode } = styleOf(after.node, after.in);
  if (style !== 'form' || !explode || (after.in !== 'query' && after.in !== 'cookie')) return false;
  if (!isList(newSchema, comparison.after)) return false;
  const oldSchema = child(before.node, 'schema');
  if (oldSchema === undefined || isStructured(oldSchema, comparison.before)) return false;
  const items = child(newSchema === undefined ? undefined : comparison.after.resolve(newSchema), 'items');
  if (limitsLength(newSchema, comparison)) return false;
  reportIn(pair, scope, {
    rule: 'parameter-became-list',
    action: 'changed',
    before: memberPlace(before.node, 'schema'),
    after: memberPlace(after.node, 'schema'),
    values: { name: after.name },
  });
  pair.contains(compareSchemas(oldSchema, items, comparison));
  return true;
}

function isList(schema: Located | undefined, side: Side): boolean {
  const type = schema === undefined ? undefined : child(side.resolve(schema), 'type')?.value;
  return type === 'array' || (Array.isArray(type) && type.length === 1 && type[0] === 'array');
}

function limitsLength(schema: Located | undefined, { after }: Comparison): boolean {
  const minimum = child(schema === undefined ? undefined : after.resolve(schema), 'minItems')?.value;
  return typeof minimum === 'number' && minimum > 1;
}
