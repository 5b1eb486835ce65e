import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { arbitraryRequest } from './arbitrary-request.js';
import { differenceOf } from './difference.js';
import { listedDifferences } from './listed-differences.js';
import { startTwins, type TwinResponses } from './start-twins.js';
import { printRequest, shortened, type TwinRequest } from './twin-request.js';

/**
 * Sends equal requests to the server and the mocks, and expects equal responses. It sends `count` requests, or fewer on a busy
 * machine; before a release, all of them, among which each listed difference occurs.
 */
export function describeTwins({ count, seed }: { count: number; seed: number }): void {
  it(
    `the server and the mocks respond equally to ${count} requests, never with a 5xx (OP3)`,
    async () => {
      const tally = new Tally(count);
      for (let round = 0; !tally.isEnough(); round++) {
        await fc.assert(
          fc.asyncProperty(sequence, (requests) => compare(requests, tally)),
          // Ends the shrinking of a failure before the time limit of the test, which would hide it.
          { seed: seed + round, numRuns: 10, interruptAfterTimeLimit: patience + 120_000 },
        );
      }
      console.log(`SPECSHELF_SEED=${seed}: ${tally}`);
      expect(tally.compared).toBeGreaterThan(0);
      if (!isRelease) return;
      expect(tally.compared).toBeGreaterThanOrEqual(count);
      // Rare differences need not occur among few requests.
      if (count >= enoughForAll)
        expect(tally.neverOccurred(), 'listed differences that never occurred').toEqual([]);
    },
    patience + 180_000,
  );
}

const enoughForAll = 10_000;

/** After this time in milliseconds, fewer requests are enough. */
const patience = isRelease ? 3_300_000 : 120_000;

// Long enough to build up state, and short enough to read.
const longest = 120;
const sequence = fc.noBias(fc.array(arbitraryRequest(), { minLength: 1, maxLength: longest, size: 'max' }));

/** Each sequence starts from the same state, so that a part of it can be replayed alone. */
async function compare(requests: readonly TwinRequest[], tally: Tally): Promise<void> {
  if (tally.isEnough()) return;
  const twins = await startTwins();
  try {
    for (const request of requests) {
      if (tally.isEnough()) return;
      const replies = await twins.send(request);
      tally.count(replies);
      if (replies.server.status >= 500) throw tally.fail(explain(request, replies, 'a 5xx status'));
      const difference = differenceOf(replies);
      if (difference === undefined) continue;
      const listed = listedDifferences.find(({ explains }) => explains(request, replies));
      if (!listed) throw tally.fail(explain(request, replies, difference));
      tally.countListed(listed.reason);
      // After other differences, the states of the two may differ. The use of a token is a part of the state.
      if (![404, 405].includes(replies.mocks.status) || request.headers['authorization'] !== undefined)
        return;
    }
  } finally {
    await twins.close();
  }
}

function explain(request: TwinRequest, replies: TwinResponses, difference: string): string {
  const responses = Object.entries(replies).map(
    ([name, { status, headers, text }]) =>
      `The ${name}: ${status} ${shortened(text)}\n${JSON.stringify(headers)}`,
  );
  return [`The answers have ${difference}.`, printRequest(request), ...responses].join('\n\n');
}

/** Statistics of the compared requests. */
class Tally {
  compared = 0;
  #hasFailed = false;
  readonly #count: number;
  readonly #end = performance.now() + patience;
  readonly #classes = new Map<string, number>();
  readonly #listed = new Map(listedDifferences.map(({ reason }) => [reason, 0]));

  constructor(count: number) {
    this.#count = count;
  }

  /** Whether all requests were compared, or at least one and the time is up. The shrinking of a failure compares more. */
  isEnough(): boolean {
    if (this.#hasFailed) return false;
    return this.compared >= this.#count || (this.compared > 0 && performance.now() > this.#end);
  }

  fail(message: string): Error {
    this.#hasFailed = true;
    return new Error(message);
  }

  count({ server: { status } }: TwinResponses): void {
    this.compared += 1;
    const name = `${Math.floor(status / 100)}xx`;
    this.#classes.set(name, (this.#classes.get(name) ?? 0) + 1);
  }

  countListed(reason: string): void {
    this.#listed.set(reason, (this.#listed.get(reason) ?? 0) + 1);
  }

  neverOccurred(): string[] {
    return [...this.#listed].filter(([, times]) => times === 0).map(([reason]) => reason);
  }

  toString(): string {
    const classes = [...this.#classes].sort().map(([name, times]) => `${times} ${name}`);
    const listed = [...this.#listed].map(([reason, times]) => `${times}x ${reason}`);
    return `${this.compared} requests compared (${classes.join(', ')}); listed differences: ${listed.join('; ') || 'none'}`;
  }
}
