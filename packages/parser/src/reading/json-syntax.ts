/** A syntax error with the same message on every engine, unlike that of `JSON.parse`. */
export interface JsonError {
  readonly message: string;
  readonly offset: number;
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end' | 'nothing';

/** Returns the first syntax error of a text. */
export function findJsonError(text: string): JsonError | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;

  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : ', or end');

  for (;;) {
    at = skipSpace(text, at);
    const found = text[at];
    if (found === undefined) {
      return expected === 'nothing' ? undefined : { offset: at, message: endedEarly(open.at(-1)) };
    }
    const error = unexpected(found, expected, open.at(-1), text.slice(at, at + 2));
    if (error !== undefined) return { offset: at, message: error };
    if (found === '"') {
      const end = readString(text, at);
      if (typeof end !== 'number') return end;
      at = end;
      expected = expected.startsWith('name') ? ':' : afterValue();
    } else if (found === '{' || found === '[') {
      open.push(found);
      expected = found === '{' ? 'name or }' : 'value or ]';
      at += 1;
    } else if (found === '}' || found === ']') {
      open.pop();
      expected = afterValue();
      at += 1;
    } else if (found === ':' || found === ',') {
      expected = found === ',' && open.at(-1) === '{' ? 'name' : 'value';
      at += 1;
    } else {
      const end = readWord(text, at);
      if (typeof end !== 'number') return end;
      expected = afterValue();
      at = end;
    }
  }
}

function skipSpace(text: string, from: number): number {
  const space = /[ \t\r\n]*/y;
  space.lastIndex = from;
  space.test(text);
  return space.lastIndex;
}

function endedEarly(open: '{' | '[' | undefined): string {
  if (open === undefined) return 'The text contains no value';
  return `The text ends before ${open === '{' ? 'an object' : 'an array'} is closed: it may be truncated`;
}

/** Returns an error message unless `found` can begin an expected token. */
function unexpected(
  found: string,
  expected: Expected,
  open: '{' | '[' | undefined,
  start: string,
): string | undefined {
  if (start === '//' || start === '/*' || found === '#') return 'JSON does not allow comments';
  if (found === "'") return 'JSON requires double quotes, not single quotes';
  const shown = () => JSON.stringify(found);
  switch (expected) {
    case 'nothing':
      return `Expected the end of the text, found ${shown()}`;
    case ':':
      return found === ':' ? undefined : `Expected a colon after the name, found ${shown()}`;
    case 'name':
    case 'name or }':
      if (found === '"' || (found === '}' && expected === 'name or }')) return undefined;
      return found === '}'
        ? 'A trailing comma is not allowed before a closing brace: remove it'
        : `Expected a name in double quotes, found ${shown()}`;
    case ', or end':
      if (found === ',' || found === (open === '{' ? '}' : ']')) return undefined;
      return `Expected a comma or a closing ${open === '{' ? 'brace' : 'bracket'}, found ${shown()}`;
    default:
      if (found === ']' && expected === 'value or ]') return undefined;
      if (found === ']' || found === '}') {
        return open === '['
          ? 'A trailing comma is not allowed before a closing bracket: remove it'
          : `Expected a value, found ${shown()}`;
      }
      return found === ',' || found === ':' ? `Expected a value, found ${shown()}` : undefined;
  }
}

/** Returns the offset after the string that begins at `from`. */
function readString(text: string, from: number): number | JsonError {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) {
      return {
        offset: at,
        message: 'A string must not contain an unescaped line break or control character',
      };
    }
    if (code === 0x5c) {
      const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
      escapeSequence.lastIndex = at;
      if (!escapeSequence.test(text)) {
        return { offset: at, message: 'This backslash does not begin a valid JSON escape: write it twice' };
      }
      at = escapeSequence.lastIndex - 1;
    }
  }
  return { offset: text.length, message: 'The text ends within a string: it may be truncated' };
}

function readWord(text: string, from: number): number | JsonError {
  const word = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
  word.lastIndex = from;
  if (word.test(text)) return word.lastIndex;
  const found = text.slice(from, from + 20).split(/[\s,:{}[\]"]/, 1)[0] ?? '';
  return { offset: from, message: `Expected a value, found ${JSON.stringify(found || text[from])}` };
}
