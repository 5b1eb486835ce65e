import type { Step } from './world.js';

export const user = { object: 'user', id: 'ann', displayName: 'Ann' };
export const spec = {
  object: 'openapi-spec',
  slug: 'pets',
  processingState: 'complete',
  lastProcessedErrors: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  lastProcessedAt: '2026-01-01T00:00:00.000Z',
};
export const specRef = { organizationId: 'acme', specSlug: 'pets' };
export const newSpec = { organizationId: 'acme', slug: 'pets', source: { text: 'openapi: 3.1.0' } };

/** A JSON response. */
export function json(content: unknown, step: Step = {}): Step {
  return {
    ...step,
    headers: { 'content-type': 'application/json', ...step.headers },
    body: JSON.stringify(content),
  };
}

export const okay: Step = json(user);

/** A failure as the API returns it. */
export function failed(status: number, headers: Readonly<Record<string, string>> = {}): Step {
  return json({ error: { code: status, message: 'Not now.', type: 'a-type' } }, { status, headers });
}

export const html: Step = {
  headers: { 'content-type': 'text/html' },
  body: '<html><body>Please sign in</body></html>',
};
export const truncated: Step = { headers: { 'content-type': 'application/json' }, body: '{"object":"us' };
export const empty = (status: number): Step => ({ status, headers: { 'content-length': '0' } });
export const emptyChunked = (status: number): Step => ({
  status,
  headers: { 'content-type': 'application/json' },
  isChunked: true,
});
/** Headers and the beginning of a body, and nothing more. */
export const stalledBody: Step = { ...truncated, stall: 'body' };
export const stalledHeaders: Step = { stall: 'headers' };

export const redirectStatuses = [301, 302, 303, 307, 308];

/** A redirect of all requests except those to `at` of other steps. */
export function redirectTo(location: string, status = 302): Step {
  return { status, headers: { location }, body: 'Moved' };
}

/** Runs a check for several cases at the same time, and reports all that fail. */
export async function each<T>(cases: readonly T[], check: (one: T) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(cases.map(check));
  const failures = outcomes.flatMap((outcome, place) =>
    outcome.status === 'rejected' ? [`${JSON.stringify(cases[place])}: ${outcome.reason}`] : [],
  );
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
