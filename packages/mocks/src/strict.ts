/**
 * For `server.listen` and `worker.start`: a request that nothing handles is an error. It has the option of msw 2 and the
 * one of msw 3, of which each passes over the other's.
 *
 * @example
 * ```ts
 * const server = setupServer(...createMocks().handlers);
 * server.listen(strict);
 * ```
 */
export const strict = { onUnhandledRequest: 'error', onUnhandledFrame: 'error' } as const;
