/** What is wrong with a text that `JSON.parse` refused: engines differ in what they say of it, this does not. */
export interface JsonError {
  readonly message: string;
  readonly offset: number;
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end' | 'nothing';

/** The first place where a text is not JSON. */
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
    if (error !== undefined) {
      return { offset: at, message: error };
    }
    if (found === '"') {
      const end = readString(text, at);
      if (typeof end !== 'number') {
        return end;
      }
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
      if (typeof end !== 'number') {
        return end;
      }
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
  if (open === undefined) {
    return 'The text has no value';
  }
  return `The text ends before ${open === '{' ? 'an object' : 'an array'} is closed: it may be cut off`;
}

/** Says why `found` may not stand here, or undefined when it may begin what is expected. */
function unexpected(
  found: string,
  expected: Expected,
  open: '{' | '[' | undefined,
  start: string,
): string | undefined {
  if (start === '//' || start === '/*' || found === '#') {
    return 'JSON has no comments';
  }
  if (found === "'") {
    return 'JSON writes text in double quotes, not in single quotes';
  }
  const shown = () => JSON.stringify(found);
  switch (expected) {
    case 'nothing':
      return `The text must end here, found ${shown()}`;
    case ':':
      return found === ':' ? undefined : `A colon must follow a name, found ${shown()}`;
    case 'name':
    case 'name or }':
      if (found === '"' || (found === '}' && expected === 'name or }')) {
        return undefined;
      }
      return found === '}'
        ? 'A comma must not stand before a closing brace'
        : `A name in double quotes must stand here, found ${shown()}`;
    case ', or end':
      if (found === ',' || found === (open === '{' ? '}' : ']')) {
        return undefined;
      }
      return `A comma or a closing ${open === '{' ? 'brace' : 'bracket'} must follow a value, found ${shown()}`;
    default:
      if (found === ']' && expected === 'value or ]') {
        return undefined;
      }
      if (found === ']' || found === '}') {
        return open === '[' ? 'A comma must not stand before a closing bracket' : 'A value must stand here';
      }
      return found === ',' || found === ':' ? `A value must stand here, found ${shown()}` : undefined;
  }
}

/** The offset after a string that begins at `from`. */
function readString(text: string, from: number): number | JsonError {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      return at + 1;
    }
    if (code < 0x20) {
      return { offset: at, message: 'Text may not hold a line break or another control character as it is' };
    }
    if (code === 0x5c) {
      const known = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
      known.lastIndex = at;
      if (!known.test(text)) {
        return { offset: at, message: 'A backslash in text must begin an escape that JSON knows' };
      }
      at = known.lastIndex - 1;
    }
  }
  return { offset: text.length, message: 'The text ends within a string: it may be cut off' };
}

function readWord(text: string, from: number): number | JsonError {
  const word = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
  word.lastIndex = from;
  if (word.test(text)) {
    return word.lastIndex;
  }
  const found = text.slice(from, from + 20).split(/[\s,:{}[\]"]/, 1)[0] ?? '';
  return { offset: from, message: `A value must stand here, found ${JSON.stringify(found || text[from])}` };
}
