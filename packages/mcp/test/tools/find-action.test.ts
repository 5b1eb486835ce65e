import type { SiteMap } from '@specshelf/service';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findAction } from '../../src/tools/find-action.js';
import { actionsOf } from '../../src/tools/site-actions.js';

function siteMap(actions: readonly { method: string; address: string; operationId?: string }[]): SiteMap {
  const pages = actions.map((action) => ({ kind: 'operation', title: 'Title', ...action }));
  // Only what the tool reads.
  return { pages } as unknown as SiteMap;
}

const pets = siteMap([
  { method: 'GET', address: '/pets/{id}', operationId: 'getPet' },
  { method: 'GET', address: '/pets', operationId: 'listPets' },
  { method: 'POST', address: '/pets', operationId: 'addPet' },
]);

const many = siteMap(
  Array.from({ length: 5000 }, (_, number) => ({
    ...{ method: 'GET', address: `/things/${number}/{id}`, operationId: `getThing${number}` },
  })),
);

/** Counts how often other requests may run. */
function countSteps() {
  const wait = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => wait.mockRestore());
  return () => wait.mock.calls.length;
}

describe('findAction', () => {
  it.each([
    ['getPet', 'getPet'],
    ['GETPET', 'getPet'],
    ['/pets/{petId}', undefined],
    ['get /pets/{petId}/', 'getPet'],
    ['/pets/{id}', 'getPet'],
    ['post /pets', 'addPet'],
    ['/pets', undefined],
  ])('finds %j: %s', async (wanted, expected) => {
    const found = findAction(pets, wanted, 'search');
    if (expected === undefined) await expect(found).rejects.toThrow(/There is no operation .* Similar: /);
    else expect((await found).operationId).toBe(expected);
  });

  it('collects the operations of a version once, in steps', async () => {
    const steps = countSteps();
    const own = siteMap(
      Array.from({ length: 5000 }, (_, number) => ({ method: 'GET', address: `/${number}` })),
    );
    expect((await actionsOf(own)).all).toHaveLength(5000);
    expect(steps()).toBe(10);
    await actionsOf(own);
    expect(steps()).toBe(10);
  });

  it('computes comparable names of a version once, in steps', async () => {
    // Collects the operations, in steps of their own.
    await actionsOf(many);
    const steps = countSteps();
    expect((await findAction(many, 'GET /things/4000/{other}', 'search')).operationId).toBe('getThing4000');
    expect(steps()).toBe(5);
    expect((await findAction(many, 'getthing3', 'search')).operationId).toBe('getThing3');
    expect(steps()).toBe(5);
  });

  it('compares with all operations in steps', async () => {
    const steps = countSteps();
    await expect(findAction(many, 'things nothing', 'search')).rejects.toThrow('Similar: ');
    expect(steps()).toBeGreaterThanOrEqual(100);
  });
});
