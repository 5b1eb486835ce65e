/** Options of the first request: a server that does not answer it soon is usually the wrong one. In milliseconds. */
export const firstRequest = { timeout: 20_000, maxRetries: 1 } as const;
