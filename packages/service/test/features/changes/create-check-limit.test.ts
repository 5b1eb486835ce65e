import { expect, it } from 'vitest';
import { createCheckLimit, mostChecks } from '../../../src/features/changes/create-check-limit.js';

it('limits the checks of an organization in progress, and not those of others', async () => {
  const limit = createCheckLimit({ now: () => new Date(0) });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const checks = Array.from({ length: mostChecks }, () => limit.run('acme', () => finished));
  await expect(limit.run('acme', async () => 'done')).rejects.toMatchObject({
    meaning: 'too-many-requests',
    headers: { 'retry-after': '5' },
  });
  expect(await limit.run('other', async () => 'done')).toBe('done');
  finish();
  await Promise.all(checks);
  expect(await limit.run('acme', async () => 'done')).toBe('done');
});

it('counts a failed check no longer', async () => {
  const limit = createCheckLimit({ now: () => new Date(0) });
  const fail = async () => {
    throw new Error('Failed');
  };
  for (let count = 0; count <= mostChecks; count++) {
    await expect(limit.run('acme', fail)).rejects.toThrow('Failed');
  }
});
