import { toPointer } from '@specshelf/base/pointer';
import { invalidRequest, type RequestProblem } from '../../base/errors.js';

/**
 * Validates and normalizes headers: names in lower case, in alphabetical order. Messages contain no values, which are secrets.
 * See docs/decisions/0011-encrypt-source-headers-per-origin.md.
 */
export function validateSourceHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const problems = Object.entries(headers).flatMap(([name, value]) => problemsOf(name, value));
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    value,
  ]);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const twice = entries.find(([name], place) => entries[place + 1]?.[0] === name)?.[0];
  if (twice !== undefined) problems.push(problem(twice, 'is given more than once'));
  if (problems.length > 0) throw invalidRequest(problems);
  return Object.fromEntries(entries);
}

function problemsOf(name: string, value: string): RequestProblem[] {
  const message = sourceHeaderProblem(name, value);
  return message === undefined ? [] : [problem(name, message)];
}

/** Returns why a header cannot be sent to a source; undefined if it can. Does not reveal its value. */
export function sourceHeaderProblem(name: string, value: string): string | undefined {
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,256}$/.test(name)) {
    return 'is not the name of a header, such as `authorization`';
  }
  if (isReserved(name.toLowerCase())) {
    return 'is a header that this server sets itself, or that belongs to the connection';
  }
  // All servers read such values alike: visible ASCII, with spaces and tabs inside.
  return /^[!-~](?:[\t -~]*[!-~])?$/.test(value)
    ? undefined
    : 'must have a value of visible ASCII characters, without line breaks and without spaces around it';
}

function problem(name: string, message: string): RequestProblem {
  return { path: toPointer(['body', 'source', 'headers', name]), message };
}

function isReserved(name: string): boolean {
  return reserved.has(name) || /^(?:content-|if-|proxy-|sec-)/.test(name);
}

// The server relies on headers for message framing, routing, and content negotiation.
const reserved = new Set([
  'host',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'range',
  'accept-encoding',
  'via',
  'forwarded',
  'origin',
  'date',
  'max-forwards',
  'http2-settings',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  '__proto__',
]);
