import { invalidRequest } from '../errors.js';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** An email domain as it is compared: trimmed, lower case, in ASCII form (IDNA). */
export function readEmailDomain(text: string): string {
  const domain = toASCII(text.trim());
  if (!domain) {
    throw invalidRequest([
      {
        path: '/path/emailDomain',
        message: `${JSON.stringify(text)} is not a domain name such as example.com`,
      },
    ]);
  }
  return domain;
}

function toASCII(text: string): string | undefined {
  // The URL parser does IDNA; everything that would be another part of a URL is refused before it.
  if (/[\s/?#@:[\]\\%*]/.test(text) || !URL.canParse(`http://${text}/`)) return undefined;
  const { hostname } = new URL(`http://${text}/`);
  const labels = hostname.split('.');
  const isName = labels.length >= 2 && hostname.length <= 253 && labels.every((part) => label.test(part));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? hostname : undefined;
}
