import type { Stores } from '../../src/index.js';
import type { Work } from '../work-on.js';

/** The stores of the current test, with the organization `acme`. */
export interface StoreSuite {
  stores: Stores;
  work: Work;
}
