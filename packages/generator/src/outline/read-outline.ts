import type { Outline } from './outline.js';

/** Parses a stored outline. */
export function readOutline(json: string): Outline {
  // Not validated, because only this package writes outlines.
  const outline: Outline = JSON.parse(json);
  return outline;
}
