import { compareText } from '@specshelf/base/compare-text';
import { defined } from '@specshelf/base/defined';
import {
  type LabelMove,
  type LabelRecord,
  type LabelStore,
  type ListedLabel,
  movedLabel,
} from '@specshelf/service';
import { ascendingId } from '../ascending-id.js';
import { frozen } from '../frozen.js';
import { comparePlaces, keysetPage } from '../keyset-page.js';
import { removeBefore } from '../remove-before.js';
import type { Tables } from '../tables.js';

export function createLabelStore(tables: Tables): LabelStore {
  return {
    async find(specId, name) {
      return tables.labels.get(keyOf(specId, name));
    },
    async specsWith(name, specIds) {
      return specIds.filter((specId) => tables.labels.has(keyOf(specId, name)));
    },
    async list(specId) {
      return labelsOf(tables, specId).flatMap((label): ListedLabel[] => {
        const version = tables.versions.get(label.version);
        const documentVersion = version?.facts?.documentVersion;
        return version
          ? [{ ...label, versionCreatedAt: version.createdAt, ...defined({ documentVersion }) }]
          : [];
      });
    },
    async listMoves(specId, name, query) {
      const moves = [...tables.labelMoves.values()].filter(
        (move) => move.specId === specId && move.label === name,
      );
      return keysetPage(moves, 'descending', query);
    },
    async lastMoves(specId, names) {
      const moves = [...tables.labelMoves.values()].filter((move) => move.specId === specId);
      const byName = new Map(moves.sort(comparePlaces).map((move) => [move.label, move]));
      return [...new Set(names)].flatMap((name) => byName.get(name) ?? []);
    },
    removeMovesBefore: async (batch) => removeBefore(tables.labelMoves, batch),
  };
}

/** Returns the labels of a specification, ordered by name. */
export function labelsOf({ labels }: Tables, specId: string): LabelRecord[] {
  const ofSpec = [...labels.values()].filter((label) => label.specId === specId);
  return ofSpec.sort((a, b) => compareText(a.name, b.name));
}

/** Returns the names of the labels of a version in alphabetical order. */
export function labelNamesOf(tables: Tables, specId: string, versionId: string): string[] {
  return labelsOf(tables, specId).flatMap(({ name, version }) => (version === versionId ? [name] : []));
}

/** Returns the versions that labels of a specification keep. */
export function pinnedVersions(tables: Tables, specId: string): ReadonlySet<string> {
  return new Set(
    labelsOf(tables, specId).flatMap(({ version, previousVersion }) => [version, previousVersion ?? version]),
  );
}

export function moveLabels(tables: Tables, specId: string, moves: readonly LabelMove[] = []): void {
  for (const move of moves) {
    applyMove(tables, specId, move);
    const id = ascendingId(tables.labelMoves);
    tables.labelMoves.set(id, frozen({ ...move, id, specId }));
  }
}

function applyMove({ labels }: Tables, specId: string, move: LabelMove): void {
  const key = keyOf(specId, move.label);
  const moved = movedLabel(specId, move, labels.get(key)?.createdAt);
  if (moved) labels.set(key, frozen(moved));
  else labels.delete(key);
}

/** Removes everything about the labels of a specification. */
export function removeLabels({ labels, labelMoves }: Tables, specId: string): void {
  for (const table of [labels, labelMoves]) {
    for (const [key, record] of table) if (record.specId === specId) table.delete(key);
  }
}

function keyOf(specId: string, name: string): string {
  return `${specId} ${name}`;
}
