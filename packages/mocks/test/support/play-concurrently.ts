import { Client } from '@specshelf/sdk';
import { expect } from 'vitest';
import type { Backend } from '../../src/backend.js';
import { petstore } from './petstore.js';

const pets = { organizationId: 'default', specSlug: 'pets' };

/** Runs concurrent tests in scopes of one backend, and returns the IDs of their specifications. */
export function playConcurrently(
  count: number,
  root: Backend,
  fetch: typeof globalThis.fetch,
): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => play(root, fetch, number)));
}

/** One test. All tests use the same organization and slug. */
async function play(root: Backend, fetch: typeof globalThis.fetch, number: number): Promise<string> {
  const title = `Pets ${number}`;
  const waits = number % 2 === 1;
  const processing = { kind: waits ? 'manual' : 'immediate' } as const;
  const { baseUrl, token, calls, clock, finish } = root.scope(title, { processing });
  const { specs } = new Client({ baseUrl, token, fetch, maxRetries: 0, logLevel: 'off' });
  clock.advance(number);
  await specs.create({ organizationId: 'default', slug: 'pets', source: { text: petstore(title) } });
  const spec = await specs.get(pets);
  expect(spec.processingState).toBe(waits ? 'pending' : 'complete');
  expect(Date.parse(spec.createdAt)).toBe(Date.parse('2026-01-01T00:00:00.000Z') + number);
  if (waits) await finish({ specSlug: 'pets' });
  const raw = await specs.versions.getLatestRaw(pets);
  expect(raw.text).toContain(`"${title}"`);
  expect((await specs.list({ organizationId: 'default' })).count).toBe(1);
  expect(calls.all).toHaveLength(4);
  return spec.id;
}
