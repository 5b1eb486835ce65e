import { CORE_SCHEMA, Type } from 'js-yaml';

export const tag = (name: string) => `tag:yaml.org,2002:${name}`;

export const merge = new Type(tag('merge'), {
  kind: 'scalar',
  resolve: (text: unknown) => text === '<<' || text === null,
});

/** Tags of YAML 1.1 that JSON can represent: dates and base64 as strings, sets as objects, ordered maps as arrays. */
export const explicit = [
  new Type(tag('binary'), { kind: 'scalar', resolve: (text: unknown) => text !== null }),
  new Type(tag('timestamp'), { kind: 'scalar', resolve: (text: unknown) => text !== null }),
  new Type(tag('set'), { kind: 'mapping', construct: (value: unknown) => value ?? {} }),
  new Type(tag('omap'), { kind: 'sequence', construct: (value: unknown) => value ?? [] }),
  new Type(tag('pairs'), { kind: 'sequence', construct: (value: unknown) => value ?? [] }),
];

const notFinite = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const decimal = /^(?:[-+]?\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;

/** Checks the first character first; the float type of js-yaml matches its expression against every scalar. */
const float = new Type(tag('float'), {
  kind: 'scalar',
  resolve: (text: unknown) =>
    typeof text === 'string' &&
    mayBeginNumber(text.charCodeAt(0)) &&
    ((decimal.test(text) && Number.isFinite(Number(text))) || notFinite.test(text)),
  construct: (text: string) => (notFinite.test(text) ? constructNotFinite(text) : Number(text)),
});

/** A digit, a dot or a sign. */
const mayBeginNumber = (code: number) =>
  (code >= 0x30 && code <= 0x39) || code === 0x2e || code === 0x2b || code === 0x2d;

function constructNotFinite(text: string): number {
  if (/nan$/i.test(text)) return Number.NaN;
  return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Core schema with merge keys. The default schema of js-yaml would construct dates from text such as `2024-01-01`. */
export const plainSchema = CORE_SCHEMA.extend({ implicit: [float, merge], explicit });
