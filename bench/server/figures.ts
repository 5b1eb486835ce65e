import type { CaseMeasurement } from './measure/measure-cases.js';
import type { FirstMeasurement } from './measure/measure-first.js';
import type { GrowthMeasurement } from './measure/measure-growth.js';
import type { MemoryMeasurement } from './measure/measure-memory.js';
import type { ProcessingMeasurement } from './measure/measure-processing.js';
import type { Missing } from './measure/measure-requests.js';
import type { StartMeasurement } from './measure/measure-start.js';

/** All figures of a run. */
export interface Figures {
  /** Versions of the packages installed for this run only. */
  installed: Readonly<Record<string, string>>;
  cases: CaseMeasurement[];
  /** Subjects that were not measured, with the reason. */
  missing: Missing[];
  first: FirstMeasurement[];
  starts: StartMeasurement[];
  memory: MemoryMeasurement[];
  processing?: ProcessingMeasurement;
  growth: GrowthMeasurement[];
}
