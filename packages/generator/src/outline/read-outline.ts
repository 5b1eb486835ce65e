import type { Outline } from './outline.js';

/** The outline that was printed and stored. */
export function readOutline(json: string): Outline {
  // The one place that trusts what was stored: an outline is only ever written by this package.
  const outline: Outline = JSON.parse(json);
  return outline;
}
