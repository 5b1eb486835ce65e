import { parseURL } from '@specshelf/parser/parse-url';
import { portProblem } from './port-problem.js';

const maximumLength = 2048;

/** Parses a source URL, or returns why it can never be fetched, by its text alone. */
export function readSourceURL(text: string): { url: URL } | { problem: string } {
  if (!text.isWellFormed()) return { problem: 'contains an unpaired surrogate, which UTF-8 cannot encode' };
  if (text.length > maximumLength) return { problem: `is longer than ${maximumLength} characters` };
  // The URL parser drops or escapes these, so that another URL would be fetched.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: rejects control characters
  if (/[\u0000-\u0020\u007f\\]/.test(text)) {
    return { problem: 'has spaces, control characters or backslashes, which a URL cannot have' };
  }
  const url = parseURL(text);
  if (!url) return { problem: 'is not a valid URL' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { problem: 'must begin with http:// or https://' };
  }
  if (url.username || url.password) return { problem: 'must not carry a user name or a password' };
  const problem = portProblem(url);
  return problem === undefined ? { url } : { problem };
}
