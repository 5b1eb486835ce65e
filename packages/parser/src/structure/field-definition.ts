import type { Scalar } from './object-table.js';

/** Splits the definition of a field, such as `Paths!3.0` or `string@3.1+`. */
export function parseDefinition(text: string): {
  shape: string;
  requiredIn: string | undefined;
  availability: string | undefined;
} {
  const [, shape = '', requiredIn, availability] = /^([^!@]*)(?:!([^@]*))?(?:@(.*))?$/.exec(text) ?? [];
  return { shape, requiredIn, availability };
}

const scalars: ReadonlySet<string> = new Set<Scalar>(['string', 'boolean', 'number', 'integer', 'any']);

export function isScalar(text: string): text is Scalar {
  return scalars.has(text);
}

/** Splits `a|{b|c}` at the outer bars. */
export function alternatives(text: string): string[] {
  return text.match(/(?:\{[^}]*\}|[^|])+/g) ?? [];
}
