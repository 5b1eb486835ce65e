import { expect, it } from 'vitest';
import { presentUsage } from '../../../src/features/usage/usage.js';
import { token } from '../../records.js';

it('names the tokens that exist, those that were removed, and groups of readers', () => {
  const reads = [
    { day: '2025-01-02', reader: 'token:token1', requests: 3 },
    { day: '2025-01-02', reader: 'token:gone', requests: 2 },
    { day: '2025-01-01', reader: 'token:gone', requests: 1 },
    { day: '2025-01-01', reader: 'people', requests: 4 },
  ];
  expect(presentUsage('2024-12-04', reads, [token()])).toEqual({
    since: '2024-12-04',
    lastReadAt: '2025-01-02',
    tokenCount: 2,
    reads: [
      { date: '2025-01-02', tokenId: 'token1', name: 'Ann', requests: 3 },
      { date: '2025-01-02', tokenId: 'gone', name: 'Removed token', requests: 2 },
      { date: '2025-01-01', tokenId: 'gone', name: 'Removed token', requests: 1 },
      { date: '2025-01-01', name: 'Signed-in people', requests: 4 },
    ],
  });
});
