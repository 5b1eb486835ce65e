/**
 * For `server.listen` and `worker.start`: a request that nothing handles is an error. It has the option of msw 2 and the
 * one of msw 3, of which each passes over the other's. MSW lets through what looks like a file, such as `/main.js` and
 * `/openapi.json`, which a page needs; `startMocks` of `/node` does not.
 *
 * @example
 * ```ts
 * const server = setupServer(...createMocks().handlers);
 * server.listen(strict);
 * ```
 */
export const strict = { onUnhandledRequest: 'error', onUnhandledFrame: 'error' } as const;
