import { RequestError } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import { inSeconds } from '../rules/in-seconds.js';

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

interface Guesses {
  count: number;
  /** The end of the period, in milliseconds since the epoch. */
  until: number;
}

export function createGuessLimit({ now }: Pick<Deps, 'now'>): GuessLimit {
  const bySubject = new Map<string, Guesses>();
  const guessesOf = (subjectId: string): Guesses => {
    const known = bySubject.get(subjectId);
    if (known && known.until > now().getTime()) return known;
    bySubject.delete(subjectId);
    const [oldest] = bySubject.keys();
    if (bySubject.size >= mostSubjects && oldest !== undefined) bySubject.delete(oldest);
    const guesses = { count: 0, until: now().getTime() + period };
    bySubject.set(subjectId, guesses);
    return guesses;
  };
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
