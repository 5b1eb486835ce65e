import { createHash } from 'node:crypto';

/** The seed from which the mocks generate IDs. */
export const idSeed = 'twins';

/** The ID of the nth created resource in the server and in the mocks; `place` starts at 1. */
export function idOfTwins(place: number): string {
  return nth(place, idSeed);
}

/** The nth created secret. */
export function secretOfTwins(place: number): string {
  return nth(place, `${idSeed} secrets`);
}

function nth(place: number, seed: string): string {
  const digest = createHash('sha256').update(seed).digest('hex');
  return `${digest.slice(0, 12)}${place.toString(36).padStart(6, '0')}`;
}
