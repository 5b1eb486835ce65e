import { CORE_SCHEMA, FAILSAFE_SCHEMA, load, Type } from 'js-yaml';
import { isArray, type JSONValue, setMember } from '../json/json.js';

const tag = (name: string) => `tag:yaml.org,2002:${name}`;

const merge = new Type(tag('merge'), {
  kind: 'scalar',
  resolve: (text: unknown) => text === '<<' || text === null,
});

/** Tags of YAML 1.1 whose values JSON has a form for: dates and base64 stay text, sets and ordered maps what they are written as. */
const explicit = [
  new Type(tag('binary'), { kind: 'scalar', resolve: (text: unknown) => text !== null }),
  new Type(tag('timestamp'), { kind: 'scalar', resolve: (text: unknown) => text !== null }),
  new Type(tag('set'), { kind: 'mapping', construct: (value: unknown) => value ?? {} }),
  new Type(tag('omap'), { kind: 'sequence', construct: (value: unknown) => value ?? [] }),
  new Type(tag('pairs'), { kind: 'sequence', construct: (value: unknown) => value ?? [] }),
];

const notFinite = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const decimal = /^(?:[-+]?\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;

/** Replaces the type of js-yaml, which matches its expression with every word: this one looks at the first character before. */
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
  if (/nan$/i.test(text)) {
    return Number.NaN;
  }
  return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Core schema with merge keys: the default schema of js-yaml would construct dates from text such as `2024-01-01`. */
export const plainSchema = CORE_SCHEMA.extend({ implicit: [float, merge], explicit });

/** A number, a truth or null that remembers how it is written: as a name it is that text. */
export class Written {
  constructor(readonly text: string) {}

  /** js-yaml takes an object for a name only when it has a tag of its own. */
  get [Symbol.toStringTag](): string {
    return 'Written';
  }

  toString(): string {
    return this.text;
  }

  get value(): JSONValue {
    const value: unknown = load(this.text, { schema: CORE_SCHEMA });
    return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
      ? value
      : null;
  }
}

const patterns = {
  null: /^(?:~|null|Null|NULL)$/,
  bool: /^(?:true|True|TRUE|false|False|FALSE)$/,
  int: /^[-+]?(?:\d+|0o[0-7]+|0x[\da-fA-F]+|0b[01]+)$/,
  float: /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
};

/** By its first character and its length: most scalars are words. */
const mayBePlain = (text: string) => text.length < 6 || !/^[a-zA-Z/#]/.test(text);

/** Gives every scalar that is no text as `Written`. */
export const writtenSchema = FAILSAFE_SCHEMA.extend({
  implicit: [
    ...Object.entries(patterns).map(
      ([name, pattern]) =>
        new Type(tag(name), {
          kind: 'scalar',
          resolve: (text: unknown) => typeof text === 'string' && mayBePlain(text) && pattern.test(text),
          construct: (text: unknown) => new Written(String(text)),
        }),
    ),
    merge,
  ],
  explicit,
});

const oddName =
  /(?:^|[\s{,])(?:[-+]\.?\d|0[\dxob]|\d*\.\d|\d+\.|\d+[eE]|\d{16}|~|N(?:ull|ULL)|T(?:rue|RUE)|F(?:alse|ALSE)|[-+]?\.[iInN])[\w.+-]*\s*$/;

/**
 * Whether there seem to be names that would come out of js-yaml as something else than is written: `01`, `1.10`, `0x1F`,
 * `1e3`, `~`, `True`. Looks at what stands before colons, which costs a fortieth of parsing the text.
 */
export function hasOddNames(text: string): boolean {
  const hasHex = /\b0x[\da-fA-F]+\s*:/.test(text.includes('0x') ? text : '');
  let found = hasHex;
  for (let colon = text.indexOf(':'); colon !== -1 && !found; colon = text.indexOf(':', colon + 1)) {
    found = mayEndOddly(text, colon) && oddName.test(text.slice(Math.max(0, colon - longestOdd), colon));
  }
  return found;
}

const longestOdd = 40;

function mayEndOddly(text: string, colon: number): boolean {
  const last = text.charCodeAt(colon - 1);
  const isDigit = last >= 0x30 && last <= 0x39;
  const after = text.charCodeAt(colon + 1);
  if (!(after <= 0x20 || Number.isNaN(after))) {
    return false;
  }
  return isDigit || last === 0x2e || last === 0x7e || last <= 0x20 || beginsWord(text, colon);
}

/** The first letter of `Null`, `True` and `False`, the dot of `.inf` and `.nan`. */
function beginsWord(text: string, colon: number): boolean {
  const fourth = text.charCodeAt(colon - 4);
  return fourth === 0x4e || fourth === 0x54 || fourth === 0x2e || text.charCodeAt(colon - 5) === 0x46;
}

/** Puts values in the place of what remembers how they are written. */
export function withoutWritten(root: unknown): JSONValue {
  const seen = new Set<JSONValue>();
  const values = new Map<string, JSONValue>();
  const settled = (written: Written): JSONValue => {
    const known = values.get(written.text);
    const value = known === undefined ? written.value : known;
    values.set(written.text, value);
    return value;
  };
  const settle = (value: unknown): JSONValue => {
    if (!isValue(value)) {
      return value instanceof Written ? settled(value) : null;
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) {
      return value;
    }
    seen.add(value);
    if (isArray(value)) {
      value.forEach((item, index) => {
        value[index] = settle(item);
      });
    } else {
      for (const name of Object.keys(value)) {
        setMember(value, name, settle(value[name]));
      }
    }
    return value;
  };
  return settle(root);
}

const isValue = (value: unknown): value is JSONValue => value !== undefined && !(value instanceof Written);
