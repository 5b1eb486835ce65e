import { isArray, isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';

export interface Mutation {
  readonly what: string;
  readonly document: JSONObject;
}

/** Returns documents that differ from this one in one member, which is removed, renamed, or changed: all, or every nth. */
export function* mutationsOf(document: JSONObject, every = 1): Generator<Mutation> {
  let number = 0;
  for (const tokens of placesOf(document)) {
    for (const [what, change] of changesOf(tokens)) {
      number += 1;
      const copy = number % every === 0 ? structuredClone(document) : undefined;
      if (copy !== undefined && change(copy)) yield { what: `${what} /${tokens.join('/')}`, document: copy };
    }
  }
}

type Change = (document: JSONObject) => boolean;

/** Excludes the version, which determines the rules. */
function* placesOf(value: JSONValue, above: readonly string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const name of Object.keys(value)) {
    if (above.length > 0 || !['openapi', 'swagger'].includes(name)) {
      const tokens = [...above, name];
      yield tokens;
      yield* placesOf(isObject(value) ? (value[name] ?? null) : (value[Number(name)] ?? null), tokens);
    }
  }
}

function changesOf(tokens: readonly string[]): [string, Change][] {
  const replacements = [null, true, 7, 'wrong words', ['a'], { wrong: 1 }].map((value): [string, Change] => [
    `put ${JSON.stringify(value)} at`,
    (document) => edit(document, tokens, () => value),
  ]);
  return [
    ['delete', (document) => edit(document, tokens, () => undefined)],
    ['rename', (document) => rename(document, tokens)],
    ...replacements,
  ];
}

/** Returns false if nothing changes. */
function edit(
  document: JSONObject,
  tokens: readonly string[],
  change: (value: JSONValue) => JSONValue | undefined,
): boolean {
  const parent = parentOf(document, tokens);
  const name = tokens.at(-1) ?? '';
  if (isArray(parent)) {
    const before = parent[Number(name)] ?? null;
    const after = change(before);
    parent.splice(Number(name), 1, ...(after === undefined ? [] : [after]));
    return after !== before;
  }
  if (!isObject(parent)) return false;
  const before = parent[name] ?? null;
  const after = change(before);
  if (after === undefined) {
    delete parent[name];
  } else {
    parent[name] = after;
  }
  return after !== before;
}

function rename(document: JSONObject, tokens: readonly string[]): boolean {
  const parent = parentOf(document, tokens);
  const name = tokens.at(-1) ?? '';
  if (!isObject(parent)) return false;
  parent[`${name}Wrong`] = parent[name] ?? null;
  delete parent[name];
  return true;
}

function parentOf(document: JSONObject, tokens: readonly string[]): JSONValue {
  let value: JSONValue = document;
  for (const token of tokens.slice(0, -1)) {
    value = isArray(value) ? (value[Number(token)] ?? null) : isObject(value) ? (value[token] ?? null) : null;
  }
  return value;
}
