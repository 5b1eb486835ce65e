import type { JSONValue } from '@specshelf/base/json';
import { child, flag, place, text } from '../../document/members.js';
import type { Comparison, Located, Pair, Side } from '../../model/comparison.js';
import type { Impact } from '../../model/report.js';
import { entriesOf, follow } from '../follow.js';
import { reportIn, type Scope } from '../scope.js';

const safe: { toServer: Impact; toClient: Impact } = { toServer: 'safe', toClient: 'safe' };

/** A media type of both operations. */
export interface NamedMediaType {
  /** As findings name it. */
  readonly mediaType: string;
  readonly scope: Scope;
}

/** Compares how the parts of a form are encoded. `before` and `after` are media types. */
export function compareEncodings(
  pair: Pair,
  before: Located,
  after: Located,
  { mediaType, scope }: NamedMediaType,
): void {
  const { comparison } = scope;
  const old = new Map(entriesOf(follow(before, 'encoding', comparison.before)));
  const now = new Map(entriesOf(follow(after, 'encoding', comparison.after)));
  const report = (name: string, from: Located | undefined, to: Located | undefined, effect: Effect) => {
    if (effect === 'none') return;
    reportIn(pair, scope, {
      rule: 'request-encoding-changed',
      action: 'changed',
      before: place(from ?? before),
      after: place(to ?? after),
      values: { name, mediaType },
      ...(effect === 'widened' && scope.roles.request === 'server' ? { levels: safe } : {}),
    });
  };
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const from = readPart(name, old.get(name), before, comparison.before);
    const to = readPart(name, now.get(name), after, comparison.after);
    report(name, from.node, to.node, compareParts(from, to, comparison));
  }
  for (const member of ['prefixEncoding', 'itemEncoding']) {
    const from = child(before, member);
    const to = child(after, member);
    report(member, from, to, areAlike(from, to, comparison) ? 'none' : 'changed');
  }
}

type Effect = 'none' | 'widened' | 'changed';

/** How a part of a form is encoded, with defaults filled in. */
interface Part {
  readonly node: Located | undefined;
  readonly contentTypes: ReadonlySet<string>;
  readonly serialization: string;
  readonly side: Side;
}

function readPart(name: string, declared: Located | undefined, mediaType: Located, side: Side): Part {
  const node = declared === undefined ? undefined : side.resolve(declared);
  const property = follow(follow(follow(mediaType, 'schema', side), 'properties', side), name, side);
  const types = (text(node, 'contentType') ?? defaultContentType(property, side)).toLowerCase().split(',');
  const style = text(node, 'style') ?? 'form';
  const explode = flag(node, 'explode', style === 'form');
  return {
    node,
    contentTypes: new Set(types.map((type) => type.trim())),
    serialization: JSON.stringify([style, explode, flag(node, 'allowReserved')]),
    side,
  };
}

/** Returns the content type that a part has if none is declared. The parts of an array are its items. */
function defaultContentType(property: Located | undefined, side: Side): string {
  if (!typesOf(property).includes('array')) return contentTypeOf(property);
  const items = follow(property, 'items', side);
  return typesOf(items).includes('array') ? 'application/json' : contentTypeOf(items);
}

function contentTypeOf(schema: Located | undefined): string {
  const types = typesOf(schema);
  if (types.includes('object')) return 'application/json';
  const isBinary = child(schema, 'contentEncoding') !== undefined || text(schema, 'format') === 'binary';
  return types.length === 0 || isBinary ? 'application/octet-stream' : 'text/plain';
}

function typesOf(schema: Located | undefined): readonly JSONValue[] {
  const type = child(schema, 'type')?.value;
  if (type === undefined) return [];
  return Array.isArray(type) ? type : [type];
}

function compareParts(before: Part, after: Part, comparison: Comparison): Effect {
  if (before.serialization !== after.serialization) return 'changed';
  const nested = ['encoding', 'prefixEncoding', 'itemEncoding'];
  if (nested.some((member) => !areAlike(child(before.node, member), child(after.node, member), comparison))) {
    return 'changed';
  }
  const lost = [...before.contentTypes].some((type) => !after.contentTypes.has(type));
  const headers = compareHeadersOfParts(before, after, comparison);
  if (lost || headers === 'changed') return 'changed';
  return after.contentTypes.size > before.contentTypes.size ? 'widened' : headers;
}

/** A part may have an optional header that it did not have; everything else may invalidate requests. */
function compareHeadersOfParts(before: Part, after: Part, comparison: Comparison): Effect {
  const old = readHeaders(before);
  const now = readHeaders(after);
  let effect: Effect = 'none';
  for (const [name, header] of old) {
    if (!areAlike(header, now.get(name), comparison)) return 'changed';
  }
  for (const [name, header] of now) {
    if (old.has(name)) continue;
    if (flag(header, 'required')) return 'changed';
    effect = 'widened';
  }
  return effect;
}

function readHeaders({ node, side }: Part): Map<string, Located> {
  const headers = entriesOf(follow(node, 'headers', side)).map(([name, header]): [string, Located] => [
    name.toLowerCase(),
    side.resolve(header),
  ]);
  return new Map(headers.filter(([name]) => name !== 'content-type'));
}

function areAlike(before: Located | undefined, after: Located | undefined, comparison: Comparison): boolean {
  const isAbsent = (value: JSONValue | undefined) =>
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  if (before === undefined || after === undefined) return isAbsent(before?.value) && isAbsent(after?.value);
  return comparison.alike(before.value, after.value);
}
