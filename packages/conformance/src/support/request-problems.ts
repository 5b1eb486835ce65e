import type { SuiteContext } from './suite-context.js';

/** Returns a function that sends an invalid request and returns the reported problems. */
export function requestProblems(context: SuiteContext) {
  return async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const { status, text } = await context.request(method, path, { body, headers });
    const { error } = JSON.parse(text);
    return {
      status,
      message: error.message,
      paths: (error.details ?? []).map((detail: { path: string }) => detail.path),
    };
  };
}
