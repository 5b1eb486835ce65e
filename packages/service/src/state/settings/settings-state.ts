import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { LabelMove } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import type { SpecChanges, SpecCommit } from '../../base/ports/spec-update.js';
import { shownVersion } from './shown-version.js';
import { touch, touchedMembers } from './touch.js';

// Transitions of a specification that do not depend on its runs. Stores apply them with compare-and-set.

/** The members of a specification that users set. */
export type SpecSettings = Pick<SpecChanges, keyof Schema<'UpdateOpenAPISpec'> | 'defaultVersion'>;

/**
 * Changes settings; `undefined` removes an optional one. `defaultVersion` belongs to `defaultLabel`, at the revision of the
 * specification.
 */
export function changeSettings(spec: OpenAPISpecRecord, settings: SpecSettings, now: string): SpecCommit {
  const changes = { ...settings, updatedAt: touch(spec, now) };
  const commit = { id: spec.id, deliveriesDueAt: now };
  // A run that ends judges its version by the settings of this revision.
  if (!('defaultLabel' in settings) && !('compatibility' in settings)) {
    return { ...commit, expected: touchedMembers(spec), changes };
  }
  const { revision } = spec;
  return {
    ...commit,
    expected: { ...touchedMembers(spec), revision },
    changes: { ...changes, revision: revision + 1 },
    ...('defaultLabel' in settings ? changeOfShown(spec, settings.defaultVersion) : {}),
  };
}

/** Moves labels. The moves must follow from the labels at the revision of the specification. */
export function moveLabels(spec: OpenAPISpecRecord, moves: readonly LabelMove[], now: string): SpecCommit {
  const { id, revision } = spec;
  const { shows, ...moved } = moveDefault(spec, moves, touch(spec, now));
  return {
    id,
    expected: { ...touchedMembers(spec), revision },
    changes: { ...moved, revision: revision + 1 },
    moves,
    deliveriesDueAt: now,
    ...defined({ shows }),
  };
}

/**
 * The changes of a specification if its default label is among the moves. The default label cannot be deleted, so a move of it always has a
 * version.
 */
export function moveDefault(
  spec: OpenAPISpecRecord,
  moves: readonly LabelMove[],
  updatedAt: string,
): Pick<SpecChanges, 'defaultVersion' | 'updatedAt'> & { shows?: string } {
  const to = moves.find(({ label }) => label === spec.defaultLabel)?.to;
  return to === undefined ? {} : { defaultVersion: to, updatedAt, ...changeOfShown(spec, to) };
}

/** The version whose facts a specification takes over with another default version, unless it shows that version already. */
function changeOfShown(spec: OpenAPISpecRecord, defaultVersion: string | undefined): { shows?: string } {
  const shows = shownVersion({ ...defined({ lastVersion: spec.lastVersion, defaultVersion }) });
  return defined({ shows: shows === shownVersion(spec) ? undefined : shows });
}
