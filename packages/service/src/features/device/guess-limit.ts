import { RequestError } from '../../base/errors.js';
import { inSeconds } from '../../base/http/in-seconds.js';
import type { Deps } from '../../base/ports/deps.js';
import { createPeriodCounts } from './period-counts.js';

const mostGuesses = 10;
const period = 10 * 60_000;
const mostSubjects = 10_000;

/** Limits how many wrong codes a user may enter in 10 minutes. Each process counts by itself, as codes are too long to be guessed. */
export interface GuessLimit {
  /**
   * Counts a code as wrong before it is looked up, so that concurrent requests do not exceed the limit. Throws `too-many-requests` beyond
   * the limit. Returns a function that takes the count back, for a right code.
   */
  count(subjectId: string): () => void;
}

export function createGuessLimit({ now }: Pick<Deps, 'now'>): GuessLimit {
  const guessesOf = createPeriodCounts({ now }, { period, mostKeys: mostSubjects }).of;
  return {
    count(subjectId) {
      const guesses = guessesOf(subjectId);
      if (guesses.count >= mostGuesses) throw tooManyGuesses(guesses.until - now().getTime());
      guesses.count++;
      return () => {
        guesses.count--;
      };
    },
  };
}

function tooManyGuesses(wait: number): RequestError {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) };
  const message = `You have entered ${mostGuesses} wrong codes. Try again in ${inSeconds(wait)}.`;
  return new RequestError('too-many-requests', message, [], { headers });
}
