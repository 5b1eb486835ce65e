import { createHash } from 'node:crypto';
import { style } from './style.js';

const styleHash = createHash('sha256').update(style).digest('base64');

/** What a browser may do with a page: show it, with our style, and send its forms to us. */
export const securityHeaders = {
  'content-security-policy': [
    `default-src 'none'`,
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // Not `no-referrer`: with that, browsers do not say either that a form comes from a page of ours.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** With a document that somebody else has written: nothing in it may act as a part of this site. */
export const documentHeaders = {
  ...securityHeaders,
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; sandbox`,
};
