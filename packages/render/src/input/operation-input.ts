import type { JSONObject } from '@specshelf/base/json';
import type { OperationView } from '../model/operation-view.js';
import type { Planner } from '../schema/plan-schemas.js';
import type { FoundOperation } from './find-operation.js';

/** An operation of a fragment, and where it is. */
export interface OperationInput extends FoundOperation {
  root: JSONObject;
  kind: OperationView['kind'];
  /** The path, the name of a webhook, or the expression of a callback. */
  path: string;
  /** Prefix of the IDs of its elements; empty or with a trailing dot. */
  prefix: string;
  /** Whether the page shows the title and the description. */
  isHeadless: boolean;
  isTruncated: boolean;
  planner: Planner;
}
