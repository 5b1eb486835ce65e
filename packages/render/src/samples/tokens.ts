import type { CodeToken } from '../model/code-token.js';
import type { SampleRequest } from './sample-request.js';

/** A text in double quotes, with the escapes that JavaScript, Python, and JSON share. */
export function quoted(text: string): CodeToken {
  return { text: JSON.stringify(text), kind: 'string' };
}

export function keyword(text: string): CodeToken {
  return { text, kind: 'keyword' };
}

/** The headers as members of an object. */
export function headerLines(headers: SampleRequest['headers'], indent: string): CodeToken[] {
  return headers.flatMap(([name, value]) => [
    { text: indent },
    { ...quoted(name), kind: 'key' },
    { text: ': ' },
    quoted(value),
    { text: ',\n' },
  ]);
}
