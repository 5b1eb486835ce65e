import { defined } from '@specshelf/base/defined';
import type { Deps } from '../../base/ports/deps.js';
import type { DeliveryRecord, OpenAPISpecRecord } from '../../base/ports/records.js';

/** An event of a hook. */
export interface LabelMoved {
  /** The kind of event. */
  type: 'label.moved';
  /** The ID of the organization. */
  organization: string;
  /** The slug of the specification. */
  spec: string;
  /** The name of the label. */
  label: string;
  /** The ID of the version that the label points to; absent if the label was deleted. */
  version?: string;
  /** The ID of the version that it pointed to before; absent if the label is new. */
  previousVersion?: string;
  /** The time of the move in ISO 8601. */
  movedAt: string;
}

/** Returns the last move of each label that has moved since the last delivery. */
export async function labelEvents(
  { stores }: Deps,
  spec: OpenAPISpecRecord | undefined,
  { movedLabels }: DeliveryRecord,
): Promise<LabelMoved[]> {
  if (movedLabels.length === 0 || !spec) return [];
  const names = movedLabels.map(({ name }) => name);
  const moves = await stores.labels.lastMoves(spec.id, names);
  const byName = new Map(moves.map((move) => [move.label, move]));
  return names.flatMap((label): LabelMoved[] => {
    const move = byName.get(label);
    if (!move) return [];
    const { from: previousVersion, to: version, createdAt: movedAt } = move;
    const place = { organization: spec.organizationId, spec: spec.slug, label };
    return [{ type: 'label.moved', ...place, movedAt, ...defined({ version, previousVersion }) }];
  });
}
