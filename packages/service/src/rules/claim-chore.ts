import type { Deps } from '../deps.js';

/** Until when a chore is the caller's, for so many milliseconds from now on; undefined when somebody else has it. */
export async function claimChore(
  { stores, now }: Pick<Deps, 'stores' | 'now'>,
  chore: string,
  ms: number,
  held?: string,
): Promise<string | undefined> {
  const time = now();
  const until = new Date(time.getTime() + ms).toISOString();
  const terms = { now: time.toISOString(), until, ...(held === undefined ? {} : { held }) };
  return (await stores.chores.claim(chore, terms)) ? until : undefined;
}

/** Ends a task that the caller has leased until `held`; it may be claimed again after so many milliseconds. */
export async function endChore(
  { stores, now }: Pick<Deps, 'stores' | 'now'>,
  chore: string,
  ms: number,
  held: string,
): Promise<void> {
  const time = now();
  const until = new Date(time.getTime() + ms).toISOString();
  await stores.chores.claim(chore, { now: time.toISOString(), until, held, isEnd: true });
}
