import { type Route, routes } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import type { Answer, Stage } from '../stage.js';

export function rateLimitsSuite(stage: Stage): void {
  describe('rate limits', () => {
    stage.test('returns 429 with Retry-After for every operation beyond the limit', async () => {
      await stage.elsewhere({ ...stage.world, rateLimit: 1 }, async () => {
        // Requests with and without a token have separate limits.
        await stage.request('GET', '/v1/user');
        await stage.request('GET', '/published/acme/none.json', { token: null });
        for (const route of routes) {
          const answer = await call(stage, route);
          expect(answer.status, route.operationId).toBe(429);
          expect(JSON.parse(answer.text).error.type).toBe('too-many-requests');
          expect(Number(answer.headers.get('retry-after')), route.operationId).toBeGreaterThan(0);
          expect(answer.headers.get('x-ratelimit-limit')).toBe('1');
          expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
        }
      });
    });

    stage.test('returns the remaining requests with every response', async () => {
      await stage.elsewhere({ ...stage.world, rateLimit: 3 }, async () => {
        const remaining = async () =>
          (await stage.request('GET', '/v1/user')).headers.get('x-ratelimit-remaining');
        expect([await remaining(), await remaining(), await remaining()]).toEqual(['2', '1', '0']);
        expect((await stage.request('GET', '/v1/user')).status).toBe(429);
      });
    });
  });
}

function call(stage: Stage, { method, path, takesBody, needsToken }: Route): Promise<Answer> {
  const target = path.replaceAll(/\{\w+\}/g, 'acme');
  return stage.request(method, target, {
    ...(takesBody ? { body: {} } : {}),
    ...(needsToken ? {} : { token: null }),
  });
}
