// The exchange of identity tokens with the library that verifies them: one dynamic import.
// See docs/decisions/0021-lazy-load-heavy-modules.md.
export { createIssuerKeys } from './create-issuer-keys.js';
export { exchangeIdentityToken } from './exchange-token.js';
