import type { Finding } from './finding.js';

const tolerance = 5 * 60_000;

/** Compares the clock with the latest stored time. */
export function checkClock(now: Date, latestTime: string | undefined): Finding {
  const about = 'clock';
  if (latestTime === undefined || Date.parse(latestTime) - now.getTime() <= tolerance) {
    return { about, state: 'ok', message: `It shows ${now.toISOString()}, and no stored time is later.` };
  }
  return {
    about,
    state: 'problem',
    message: `It shows ${now.toISOString()}, but the latest stored time is ${latestTime}.`,
    advice:
      'Synchronize the clock of this machine (NTP): the expiry of tokens and refreshes of sources depend on it.',
  };
}
