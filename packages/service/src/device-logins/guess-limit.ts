import { RequestError } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import { inSeconds } from '../rules/in-seconds.js';

const mostGuesses = 10;
const period = 10 * 60_000;
const mostSubjects = 10_000;

/** Limits how many wrong codes a user may enter in 10 minutes. Each process counts by itself, as codes are too long to be guessed. */
export interface GuessLimit {
  /** Throws `too-many-requests` if the user has entered too many wrong codes. */
  assertBelow(subjectId: string): void;
  /** Counts a wrong code. */
  count(subjectId: string): void;
}

export function createGuessLimit({ now }: Pick<Deps, 'now'>): GuessLimit {
  const bySubject = new Map<string, { guesses: number; until: number }>();
  const current = (subjectId: string) => {
    const counted = bySubject.get(subjectId);
    return counted && counted.until > now().getTime() ? counted : undefined;
  };
  return {
    assertBelow(subjectId) {
      const { guesses = 0, until = 0 } = current(subjectId) ?? {};
      if (guesses < mostGuesses) return;
      const wait = until - now().getTime();
      const headers = { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) };
      const message = `You have entered ${mostGuesses} wrong codes. Try again in ${inSeconds(wait)}.`;
      throw new RequestError('too-many-requests', message, [], { headers });
    },
    count(subjectId) {
      const { guesses, until } = current(subjectId) ?? { guesses: 0, until: now().getTime() + period };
      bySubject.delete(subjectId);
      bySubject.set(subjectId, { guesses: guesses + 1, until });
      const [oldest] = bySubject.keys();
      if (bySubject.size > mostSubjects && oldest !== undefined) bySubject.delete(oldest);
    },
  };
}
