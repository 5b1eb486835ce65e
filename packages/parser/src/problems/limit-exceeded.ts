import type { JSONObject } from '@specshelf/base/json';
import type { SourceFile } from '../files/source-file.js';
import type { ExceededLimit } from './exceeded-limits.js';

/** Ends a step whose result exceeds a limit. `parse` converts it into a problem. */
export class LimitExceeded extends Error {
  constructor(
    readonly limit: ExceededLimit,
    readonly place?: LimitPlace,
  ) {
    super(limit.message);
  }
}

/** The place that exceeded the limit: a file, or a member of an object in it. */
interface LimitPlace {
  readonly file: SourceFile;
  readonly object?: JSONObject;
  readonly name?: string;
}
