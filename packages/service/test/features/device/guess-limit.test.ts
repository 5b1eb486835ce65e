import { expect, it } from 'vitest';
import { createGuessLimit } from '../../../src/features/device/guess-limit.js';

it('rejects a user after 10 wrong codes in 10 minutes, and no other user', () => {
  let now = 0;
  const limit = createGuessLimit({ now: () => new Date(now) });
  for (let guess = 0; guess < 10; guess++) {
    limit.count('ann');
    now += 30_000;
  }
  expect(() => limit.count('ann')).toThrow('You have entered 10 wrong codes. Try again in 300 seconds.');
  limit.count('ben');
  now = 600_000;
  limit.count('ann');
});

it('does not count right codes', () => {
  const limit = createGuessLimit({ now: () => new Date(0) });
  for (let guess = 0; guess < 20; guess++) limit.count('ann')();
  limit.count('ann');
});

it('remembers a bounded number of users', () => {
  const limit = createGuessLimit({ now: () => new Date(0) });
  for (let guess = 0; guess < 10; guess++) limit.count('ann');
  for (let user = 0; user < 9_999; user++) limit.count(`user ${user}`);
  expect(() => limit.count('ann')).toThrow();
  limit.count('another');
  limit.count('ann');
});
