import type { FilledIndex } from './fill-index.js';
import type { PublishTimes } from './measure-publish.js';
import type { Times } from './measure-queries.js';
import type { Sizes } from './measure-size.js';

/** The figures of a database. */
export interface Measured extends Pick<FilledIndex, 'documents' | 'words' | 'seconds'> {
  engine: string;
  specs: number;
  times: Times[];
  sizes: Sizes;
  publish?: PublishTimes;
}
