import type { Finding } from './finding.js';

const tolerance = 5 * 60_000;

/** Compares the clock with the latest stored time. */
export function checkClock(now: Date, latestTime: string | undefined): Finding {
  const about = 'clock';
  if (latestTime === undefined || Date.parse(latestTime) - now.getTime() <= tolerance) {
    return { about, state: 'ok', message: `It says ${now.toISOString()}, and nothing was written later.` };
  }
  return {
    about,
    state: 'problem',
    message: `It says ${now.toISOString()}, and something was written at ${latestTime}.`,
    advice: 'Have the clock of this machine set by the network: tokens end and sources are fetched by it.',
  };
}
