import { createHash } from 'node:crypto';

/** What mocks make their ids from. */
export const idSeed = 'twins';

/** The id that both give to what is made in this place of a row, the first with 1. */
export function idOfTwins(place: number): string {
  return `${digest.slice(0, 12)}${place.toString(36).padStart(6, '0')}`;
}

const digest = createHash('sha256').update(idSeed).digest('hex');
