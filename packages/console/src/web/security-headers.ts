import { defaultHeaders } from '@specshelf/service';

const policyOf = (...directives: string[]) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    ...directives,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** Scripts, style sheets, and images are files of this server. The browser may submit forms only to this server. */
export const securityHeaders = {
  ...defaultHeaders,
  'content-security-policy': policyOf(`img-src 'self' data:`),
  // With `no-referrer`, browsers also omit the origin of a form that this server has sent.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** For documentation pages: specifications may show images of other sites. */
export const readerHeaders = {
  ...securityHeaders,
  'content-security-policy': policyOf(`img-src 'self' data: https:`),
};

/** For a document of a third party: nothing in it may act as a part of this site. */
export const documentHeaders = {
  ...securityHeaders,
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; sandbox`,
};
