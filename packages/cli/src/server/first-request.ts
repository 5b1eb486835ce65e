/** Options of the first request: a server that does not answer it soon is usually the wrong one. In milliseconds, with its attempts. */
export const firstRequest = { timeout: 40_000 } as const;
