import type { Impact } from '@specshelf/changes';
import type { AcknowledgingParams, Provenance, SpecSource } from '@specshelf/sdk';
import type { CommandLineProcess } from '../process/command-line-process.js';
import type { Connection } from '../server/connection.js';
import type { Target } from '../targets/target.js';
import type { Progress } from '../terminal/progress.js';
import type { FailOn } from '../values/fail-on.js';

/** Dependencies of publishing and checking. */
export interface SpecContext {
  process: CommandLineProcess;
  /** The folder to which printed paths are relative. */
  base: string;
  /** Only files in it are sent. */
  root: string;
  progress: Progress;
}

export interface ServerSpecContext extends SpecContext {
  connection: Connection;
}

/** How a description is published. */
export interface PublishSettings {
  /** Only report the result, and store nothing. */
  dryRun: boolean;
  /** Seconds to wait until it is processed; undefined if the command ends without waiting. */
  wait: number | undefined;
  /** IDs of changes that are accepted although the settings of the specification refuse them. */
  acknowledge: readonly string[];
  reason: string | undefined;
  provenance: Provenance | undefined;
  visibility: 'private' | 'public' | undefined;
  /** The least severe impact to list. */
  impact: Impact;
}

/** A target whose slug and reasons to fail are known. */
export interface PublishTarget extends Target {
  slug: string;
  failOn: FailOn;
}

/** A publication as it is sent. */
export interface Submission extends Omit<PublishSettings, 'acknowledge'> {
  source: SpecSource;
  acknowledge: AcknowledgingParams['acknowledge'];
}
