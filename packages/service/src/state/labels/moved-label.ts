import { defined } from '@specshelf/base/defined';
import type { LabelMove, LabelRecord } from '../../base/ports/publication-records.js';

/** Returns a label after a move; undefined if the move removes it. `createdAt` is the time of its creation if it exists. */
export function movedLabel(
  specId: string,
  { label: name, from: previousVersion, to: version, createdAt: movedAt, movedBy }: LabelMove,
  createdAt = movedAt,
): LabelRecord | undefined {
  if (version === undefined) return undefined;
  return { specId, name, version, createdAt, movedAt, ...defined({ previousVersion, movedBy }) };
}
