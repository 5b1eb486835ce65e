import type { CISystem } from '../../../src/ci/build.js';

/** The variables of a job, and how they are understood. */
export interface BuildCase {
  name: string;
  env: Readonly<Record<string, string>>;
  event?: unknown;
  system: CISystem;
  ref?: string;
  base?: string;
  provenance: Readonly<Record<string, string | undefined>>;
}
