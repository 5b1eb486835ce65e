/** A piece of a line. The texts of all tokens are the line. */
export interface LineToken {
  text: string;
  /** Absent for plain text. The same names as in `@specshelf/render`, whose style sheet has their colors. */
  kind?: 'comment' | 'key' | 'keyword' | 'number' | 'string';
}

interface Line {
  text: string;
  /** Whether the line begins inside a string. */
  inString: boolean;
}

/** Splits a line of JSON or YAML, or a part of one, into tokens in linear time. Invalid text is split as far as possible. */
export function lineTokens({ text, inString }: Line, format: 'json' | 'yaml'): LineToken[] {
  if (format === 'yaml') return inString ? [{ text, kind: 'string' }] : yamlTokens(text);
  if (!inString) return flowTokens(text);
  const end = /^(?:[^"\\]|\\.)*(?:"|\\?$)/.exec(text)?.[0].length ?? text.length;
  return [{ text: text.slice(0, end), kind: 'string' }, ...flowTokens(text.slice(end))];
}

/** A string with the colon of a key. One that does not end here has the rest of the line, so that no character is read twice. */
const string = /("(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^']|'')*(?:'|$))(\s{0,20}:(?!\w))?/;
const number = /(?<![\w.$/-])(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w./-])/;
const keyword = /(?<![\w.$/-])(true|false|null)(?![\w./-])/;
const plainKey = /(?<=[{,]\s{0,20})([A-Za-z_$][\w$./-]*)(?=:\s)/;

/** Tokens of JSON, which are also those of flow collections in YAML. */
const flow = new RegExp(
  [/(\s#.*$)/, string, number, keyword, plainKey].map(({ source }) => source).join('|'),
  'g',
);

function flowTokens(text: string): LineToken[] {
  const tokens: LineToken[] = [];
  let end = 0;
  for (const match of text.matchAll(flow)) {
    const [whole, comment, string, colon, number, word, key] = match;
    if (match.index > end) tokens.push({ text: text.slice(end, match.index) });
    if (comment !== undefined) tokens.push({ text: comment, kind: 'comment' });
    else if (string !== undefined)
      tokens.push({ text: string, kind: colon === undefined ? 'string' : 'key' });
    else if (number !== undefined) tokens.push({ text: number, kind: 'number' });
    else if (word !== undefined) tokens.push({ text: word, kind: 'keyword' });
    else if (key !== undefined) tokens.push({ text: key, kind: 'key' });
    if (colon !== undefined) tokens.push({ text: colon });
    end = match.index + whole.length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}

function yamlTokens(text: string): LineToken[] {
  if (/^\s*#/.test(text)) return [{ text, kind: 'comment' }];
  const before = /^\s*(?:- +)*/.exec(text)?.[0] ?? '';
  const rest = text.slice(before.length);
  const colon = colonOf(rest);
  if (colon === undefined) return [...some(before), ...valueTokens(rest)];
  const key = { text: rest.slice(0, colon), kind: 'key' as const };
  return [...some(before), key, { text: ':' }, ...valueTokens(rest.slice(colon + 1))];
}

/** Returns the offset of the colon after the key of a line; undefined when the line has none. */
function colonOf(text: string): number | undefined {
  if (/^["']/.test(text)) {
    const [, quoted, colon] = string.exec(text) ?? [];
    return quoted === undefined || colon === undefined ? undefined : quoted.length + colon.length - 1;
  }
  if (!/^[^\s#&*!|>%@`{}[\],]/.test(text)) return undefined;
  const colon = text.search(/:(?=\s|$)/);
  const comment = text.search(/\s#/);
  return colon > 0 && (comment === -1 || comment > colon) ? colon : undefined;
}

function valueTokens(text: string): LineToken[] {
  if (/^\s*[{["'&*!|>]/.test(text)) return flowTokens(text);
  const [space = ''] = /^\s*/.exec(text) ?? [];
  const comment = text.search(/\s#/);
  const end = comment === -1 ? text.length : Math.max(comment, space.length);
  const value = text.slice(space.length, end);
  return [
    ...some(space),
    ...(value === '' ? [] : [{ text: value, kind: kindOf(value) }]),
    ...(end === text.length ? [] : [{ text: text.slice(end), kind: 'comment' as const }]),
  ];
}

function kindOf(value: string): NonNullable<LineToken['kind']> {
  if (/^(?:true|false|null|~)$/i.test(value)) return 'keyword';
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(value) ? 'number' : 'string';
}

function some(text: string): LineToken[] {
  return text === '' ? [] : [{ text }];
}
