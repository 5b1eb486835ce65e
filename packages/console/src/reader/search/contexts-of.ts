import type { Reading } from '../reading/reading.js';

/** The names of the specification, which select its parts together with other words. */
export function contextsOf({ spec, overview }: Pick<Reading, 'spec' | 'overview'>): string[] {
  return [spec.slug, overview.title];
}
