import { assertNoProblems } from '../../base/errors.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';

const maxLabels = 100;

/**
 * Throws `invalid-request` if labels that do not exist yet have the ID of a version, or would be too many, including those of sources
 * that wait for processing.
 */
export async function assertNewLabels(
  { stores }: Pick<Deps, 'stores'>,
  spec: OpenAPISpecRecord,
  names: readonly string[],
  path: string,
): Promise<void> {
  if (names.length === 0) return;
  const stored = new Set((await stores.labels.list(spec.id)).map(({ name }) => name));
  for (const name of names) {
    if (stored.has(name) || !(await stores.versions.find(spec.id, name))) continue;
    assertNoProblems([{ path, message: `must not be the ID of a version, as ${JSON.stringify(name)} is` }]);
  }
  const waiting = spec.submissions.flatMap(({ labels }) => labels);
  const all = new Set([...stored, ...waiting, ...names]);
  if (all.size <= maxLabels) return;
  const message = `would give the specification ${all.size} labels, and it may have ${maxLabels}. Delete some first`;
  assertNoProblems([{ path, message }]);
}
