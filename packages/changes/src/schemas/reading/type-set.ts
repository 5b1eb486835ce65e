/** Sets of JSON types as bits. A number is an integer or a fraction. */
export const typeBits = {
  null: 1,
  boolean: 2,
  integer: 4,
  number: 12,
  string: 16,
  array: 32,
  object: 64,
} as const;

const bitsByName: ReadonlyMap<unknown, number> = new Map(Object.entries(typeBits));

export const anyType = 127;

/** Types whose values are written as text in a URL or a header. */
export const scalarTypes = typeBits.boolean | typeBits.number | typeBits.string;

export function bitsOfTypes(names: readonly unknown[]): number {
  let bits = 0;
  for (const name of names) bits |= bitsByName.get(name) ?? 0;
  return bits;
}

export function bitsOfValue(value: unknown): number {
  if (value === null) return typeBits.null;
  if (Array.isArray(value)) return typeBits.array;
  if (typeof value === 'number') return Number.isInteger(value) ? typeBits.integer : typeBits.number;
  return bitsByName.get(typeof value) ?? 0;
}

/** Names a set for messages, such as `string or null`. */
export function nameTypes(bits: number): string {
  if ((bits & anyType) === anyType) return 'any';
  const names = Object.entries(typeBits).flatMap(([name, own]) => ((bits & own) === own ? [name] : []));
  const shown = names.includes('number') ? names.filter((name) => name !== 'integer') : names;
  const last = names.length === 0 ? 'nothing' : (shown.pop() ?? '');
  // `null` comes first in the table and last in sentences.
  const ordered = shown[0] === 'null' ? [...shown.slice(1), last, 'null'] : [...shown, last];
  return ordered.join(' or ');
}
