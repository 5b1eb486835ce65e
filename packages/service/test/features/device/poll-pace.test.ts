import { expect, it } from 'vitest';
import { pollPace } from '../../../src/features/device/poll-pace.js';
import { time } from '../../records.js';

it.each([
  { polledAt: undefined, at: 0, intervalSeconds: 5, pace: { state: 'pending', intervalSeconds: 5 } },
  { polledAt: time(0), at: 5, intervalSeconds: 5, pace: { state: 'pending', intervalSeconds: 5 } },
  // Requests take different times to arrive.
  { polledAt: time(0), at: 4, intervalSeconds: 5, pace: { state: 'pending', intervalSeconds: 5 } },
  { polledAt: time(0), at: 3, intervalSeconds: 5, pace: { state: 'slow-down', intervalSeconds: 10 } },
  { polledAt: time(0), at: 3, intervalSeconds: 58, pace: { state: 'slow-down', intervalSeconds: 60 } },
])(
  'a poll after $at of $intervalSeconds seconds is $pace.state',
  ({ polledAt, at, intervalSeconds, pace }) => {
    const login = polledAt === undefined ? { intervalSeconds } : { polledAt, intervalSeconds };
    expect(pollPace(login, time(at))).toEqual(pace);
  },
);
