/**
 * Options for `server.listen` and `worker.start` that make unhandled requests fail. They include the option of msw 2 and that of
 * msw 3, and each version ignores the other. MSW still passes requests for assets such as `/main.js` and `/openapi.json` to the
 * network, because pages need them; `startMocks` passes only those of the page's own origin.
 *
 * @example
 * ```ts
 * const server = setupServer(...createMocks().handlers);
 * server.listen(strict);
 * ```
 */
export const strict = { onUnhandledRequest: 'error', onUnhandledFrame: 'error' } as const;
