import type { FailOn } from '../values/fail-on.js';

/** A description on which a command works. */
export interface Target {
  /** Absent if the command needs none and it is not known. */
  slug?: string;
  /** Where the description is: a file with its absolute path, standard input, or a URL that the server fetches. */
  source: { file: string } | { stdin: true } | { url: string };
  /** As in messages. */
  name: string;
  /** Whether the configuration lists it. */
  isConfigured: boolean;
  /** Labels to move to its new version. */
  labels: readonly string[];
  /** Undefined for the default of the command. */
  failOn: FailOn | undefined;
  /** Whether the specification may be created. */
  mayCreate: boolean;
}
