import type { CaseMeasurement } from './measure-cases.js';
import type { FirstMeasurement } from './measure-first.js';
import type { GrowthMeasurement } from './measure-growth.js';
import type { MemoryMeasurement } from './measure-memory.js';
import type { ProcessingMeasurement } from './measure-processing.js';
import type { Missing } from './measure-requests.js';
import type { StartMeasurement } from './measure-start.js';

/** Everything that a run has measured. */
export interface Figures {
  /** What was installed for this run only, by its version. */
  installed: Readonly<Record<string, string>>;
  cases: CaseMeasurement[];
  /** Who was not measured, and why. */
  missing: Missing[];
  first: FirstMeasurement[];
  starts: StartMeasurement[];
  memory: MemoryMeasurement[];
  processing?: ProcessingMeasurement;
  growth: GrowthMeasurement[];
}
