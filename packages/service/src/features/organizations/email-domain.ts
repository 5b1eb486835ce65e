import { parseURL } from '@specshelf/parser/parse-url';
import { invalidRequest } from '../../base/errors.js';

/** Parses the email domain in a path; throws `invalid-request` if it is invalid. */
export function readEmailDomain(text: string): string {
  const parsed = parseEmailDomain(text);
  if ('domain' in parsed) return parsed.domain;
  throw invalidRequest([{ path: '/path/emailDomain', message: parsed.problem }]);
}

/** Normalizes an email domain: trimmed, lower case, in ASCII form (IDNA). Returns the problem of an invalid one. */
export function parseEmailDomain(text: string): { domain: string } | { problem: string } {
  const trimmed = text.trim();
  const domain = toASCII(trimmed);
  const problem = domain === undefined ? problemOfText(trimmed) : problemOf(domain);
  if (domain !== undefined && problem === undefined) return { domain };
  const shown = JSON.stringify(text.length > longestName ? `${text.slice(0, 50)}…` : text);
  return { problem: `${shown} is not a domain name such as example.com: ${problem}` };
}

const longestName = 253;
const wrongCharacter = 'it may contain only letters, digits, hyphens and dots';

function problemOfText(text: string): string {
  if (text === '') return 'it is empty';
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(text)
    ? 'it is not a valid internationalized domain name'
    : wrongCharacter;
}

/** Returns undefined for characters that are invalid in domain names. */
function toASCII(text: string): string | undefined {
  // The URL parser implements IDNA; delimiters of other URL components are rejected first.
  if (/[\s/?#@:[\]\\%*]/.test(text)) return undefined;
  return parseURL(`http://${text}/`)?.hostname;
}

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function problemOf(domain: string): string | undefined {
  const labels = domain.split('.');
  if (domain.length > longestName) return `it has more than ${longestName} characters`;
  if (labels.includes('')) return 'a dot must be between two labels';
  if (labels.length < 2) return 'it has no dot';
  if (/^\d+$/.test(labels.at(-1) ?? '')) return 'it is a number or an address';
  const wrong = labels.find((part) => !label.test(part));
  if (wrong === undefined) return undefined;
  if (wrong.length > 63) return `${JSON.stringify(`${wrong.slice(0, 20)}…`)} has more than 63 characters`;
  return /[^a-z0-9-]/.test(wrong) ? wrongCharacter : `${JSON.stringify(wrong)} begins or ends with a hyphen`;
}
