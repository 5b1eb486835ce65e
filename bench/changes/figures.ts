import type { CaseFigures } from './measure/measure-cases.js';
import type { GateFigures } from './measure/measure-gate.js';
import type { GivenFigures } from './measure/measure-given-pairs.js';
import type { ProcessReading } from './measure/measure-process.js';
import type { TimeFigures } from './measure/measure-times.js';
import type { ToolFigures } from './measure/measure-tools.js';
import type { LargePairs } from './pairs/large-pairs.js';
import type { Peers } from './peers.js';

/** All measurements of this area. */
export interface Figures {
  cases: CaseFigures[];
  /** Undefined without the given pairs. */
  given: GivenFigures | undefined;
  times: Record<keyof LargePairs, TimeFigures>;
  gate: GateFigures[];
  /** Of the largest pair. */
  process: ProcessReading;
  tools: ToolFigures[];
  missing: Peers['missing'];
}
