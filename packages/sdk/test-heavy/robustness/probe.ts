import { baseline } from './rows/baseline.js';
import { errorsAndRetries } from './rows/errors-and-retries.js';
import { listsAndBodies } from './rows/lists-and-bodies.js';
import { redirects } from './rows/redirects.js';
import { requestsByPath } from './rows/requests-by-path.js';
import { waiting } from './rows/waiting.js';
import { runRows } from './table.js';
import { createWorld, type Place, type Platform, type Sdk } from './world.js';

const rows = [
  ...baseline,
  ...requestsByPath,
  ...redirects,
  ...waiting,
  ...errorsAndRetries,
  ...listsAndBodies,
];

/** Runs all rows with the packed client on this runtime. Returns the results as JSON. */
export async function run(sdk: Sdk, place: Place, platform: Platform): Promise<string> {
  return JSON.stringify(await runRows(rows, createWorld(sdk, place, platform)));
}
