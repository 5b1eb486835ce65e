import { type RebuiltVersion, shownVersion } from '@specshelf/service';
import { shownFacts } from '@specshelf/service/catalog';
import type { Connection } from '../database/database.js';
import { recordColumns, specs, toRecord } from '../rows/openapi-spec-row.js';
import { specColumns } from '../rows/spec-columns.js';
import { resetComparisons } from './compared-versions.js';
import * as versions from './openapi-spec-versions.js';
import * as terms from './spec-terms.js';

/** Replaces the results of the pipeline for a version. If it is shown, or the latest, also replaces the facts of its specification. */
export async function rebuild(transaction: Connection, id: string, made: RebuiltVersion): Promise<void> {
  const specId = await versions.findSpecId(transaction, id);
  if (specId === undefined) return;
  // Locks the specification before the version, in the order of other transactions, so that they do not deadlock.
  const row = await specs(transaction)
    .where({ id: specId })
    .forUpdate()
    .first(...recordColumns);
  await resetComparisons(transaction, id, made.specification);
  await versions.replaceResults(transaction, id, made);
  const spec = row && toRecord(row);
  const shown = spec && shownVersion(spec);
  // A server of the previous release replaces the facts of a default version by those of the latest.
  if (!shown || ![shown, spec.lastVersion].includes(id)) return;
  const facts = shown === id ? made.facts : await versions.findFacts(transaction, shown);
  if (facts === undefined) return;
  const changes = { ...shownFacts(spec, facts), facts };
  await transaction('openapi_specs').where({ id: specId }).update(specColumns.toColumns(changes));
  await terms.replace(transaction, { ...spec, ...changes });
}
