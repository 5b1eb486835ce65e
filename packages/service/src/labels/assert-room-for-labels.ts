import { assertNoProblems } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord } from '../ports/records.js';

const maxLabels = 100;

/** Throws `invalid-request` if a specification would have too many labels, including those of sources that wait for processing. */
export async function assertRoomForLabels(
  { stores }: Pick<Deps, 'stores'>,
  spec: OpenAPISpecRecord | undefined,
  names: readonly string[],
  path: string,
): Promise<void> {
  if (!spec || names.length === 0) return;
  const stored = (await stores.labels.list(spec.id)).map(({ name }) => name);
  const waiting = spec.submissions.flatMap(({ labels }) => labels);
  const all = new Set([...stored, ...waiting, ...names]);
  if (all.size <= maxLabels) return;
  const message = `would give the specification ${all.size} labels, and it may have ${maxLabels}. Delete some first`;
  assertNoProblems([{ path, message }]);
}
