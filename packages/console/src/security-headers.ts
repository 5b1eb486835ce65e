import { sha256 } from '@noble/hashes/sha2.js';
import { defaultHeaders } from '@specshelf/service';
import { style } from './style.js';

const styleHash = btoa(String.fromCharCode(...sha256(new TextEncoder().encode(style))));

/** The browser may only apply the style sheet of the page and submit forms to this server. */
export const securityHeaders = {
  ...defaultHeaders,
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  // With `no-referrer`, browsers also omit the origin of a form that this server has sent.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** For a document of a third party: nothing in it may act as a part of this site. */
export const documentHeaders = {
  ...securityHeaders,
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; sandbox`,
};
