import { type Route, routes } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import type { SuiteContext, TextResponse } from '../../support/suite-context.js';

export function rateLimitsSuite(context: SuiteContext): void {
  describe('rate limits', () => {
    context.test('returns 429 with Retry-After for every operation beyond the limit', async () => {
      await context.withWorld({ ...context.world, rateLimit: 1 }, async () => {
        // Requests with and without a token have separate limits.
        await context.request('GET', '/v1/user');
        await context.request('GET', '/published/acme/none.json', { token: null });
        for (const route of routes) {
          const response = await call(context, route);
          expect(response.status, route.operationId).toBe(429);
          expect(JSON.parse(response.text).error.type).toBe('too-many-requests');
          expect(Number(response.headers.get('retry-after')), route.operationId).toBeGreaterThan(0);
          expect(response.headers.get('x-ratelimit-limit')).toBe('1');
          expect(response.headers.get('x-ratelimit-remaining')).toBe('0');
        }
      });
    });

    context.test('returns the remaining requests with every response', async () => {
      await context.withWorld({ ...context.world, rateLimit: 3 }, async () => {
        const remaining = async () =>
          (await context.request('GET', '/v1/user')).headers.get('x-ratelimit-remaining');
        expect([await remaining(), await remaining(), await remaining()]).toEqual(['2', '1', '0']);
        expect((await context.request('GET', '/v1/user')).status).toBe(429);
      });
    });
  });
}

function call(context: SuiteContext, { method, path, takesBody, needsToken }: Route): Promise<TextResponse> {
  const target = path.replaceAll(/\{\w+\}/g, 'acme');
  return context.request(method, target, {
    token: needsToken ? 'editor' : null,
    body: takesBody ? {} : undefined,
  });
}
