import { defined } from '@specshelf/base/defined';
import { assertNoProblems, conflict, notFound, RequestError } from '../../base/errors.js';
import { includesETag } from '../../base/http/conditional-reply.js';
import { labelKey, problemOfLabel } from '../../base/names/label-name.js';
import { type Principal, publisherOf } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { Deps } from '../../base/ports/deps.js';
import type { LabelMove, LabelRecord } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import { requireVersion } from '../../state/access/accessible-records.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { moveLabels } from '../../state/settings/settings-state.js';
import { commitSpec } from '../../state/specs/commit-spec.js';
import { timeFrom } from '../../state/times.js';
import { assertNewLabels } from './assert-new-labels.js';
import { labelReply } from './label.js';
import { labelEvent } from './label-audit-event.js';

/** The state in which a label must be to change. */
export interface ExpectedLabel {
  /** The version that it must point to; null if it must not exist. */
  ifVersion?: string | null | undefined;
  /** The header `If-Match`. */
  ifMatch?: string | undefined;
}

interface Target extends ExpectedLabel {
  name: string;
  /** The ID of a version, `latest`, or `label:` and a label. */
  version: string;
}

/** Creates a label, or moves it to a version. A label that points to the version already does not move. */
export async function setLabel(
  deps: Deps,
  principal: Principal,
  found: OpenAPISpecRecord,
  { name, version, ...expected }: Target,
): Promise<{ label: LabelRecord; created: boolean; spec: OpenAPISpecRecord }> {
  assertNoProblems(problemOfLabel('/path/label', name));
  const label = labelKey(name);
  let current: LabelRecord | undefined;
  const { spec, move } = await change(deps, principal, found, async (spec) => {
    current = await deps.stores.labels.find(spec.id, label);
    const { id: to } = await requireVersion(deps, spec, version);
    // Also if the request expects another version: it may repeat one whose response was lost.
    if (current?.version === to) return undefined;
    assertExpected(label, current && { ...current, etag: etagOf(deps, spec, current) }, expected);
    if (!current) await assertNewLabels(deps, spec, [label], '/path/label');
    return moveOf(deps, principal, { label, to, current });
  });
  const moved = move ? labelAfter(move, spec, current) : current;
  if (!moved) throw notFound('Label', label);
  return { label: moved, created: !current, spec };
}

/** The label after a move, so that the response does not depend on later ones. */
function labelAfter(
  { label: name, from, to, createdAt: movedAt, movedBy }: LabelMove,
  { id: specId }: OpenAPISpecRecord,
  current: LabelRecord | undefined,
): LabelRecord | undefined {
  if (to === undefined) return undefined;
  const moved = { specId, name, version: to, createdAt: current?.createdAt ?? movedAt, movedAt };
  return { ...moved, ...defined({ previousVersion: from, movedBy }) };
}

/** Deletes a label, unless there is none. */
export async function deleteLabel(
  deps: Deps,
  principal: Principal,
  found: OpenAPISpecRecord,
  { name, ...expected }: ExpectedLabel & { name: string },
): Promise<void> {
  const label = labelKey(name);
  await change(deps, principal, found, async (spec) => {
    const current = await deps.stores.labels.find(spec.id, label);
    if (!current) return undefined;
    assertExpected(label, { ...current, etag: etagOf(deps, spec, current) }, expected);
    if (spec.defaultLabel === label) {
      throw conflict(
        `The label ${JSON.stringify(label)} is the default label of the specification. Set another \`defaultLabel\`, or null, before you delete it.`,
      );
    }
    return moveOf(deps, principal, { label, current });
  });
}

interface Changed {
  spec: OpenAPISpecRecord;
  /** Undefined if nothing changed. */
  move: LabelMove | undefined;
}

/** Commits the move that `plan` returns for the current state; nothing if it returns undefined. */
async function change(
  deps: Deps,
  principal: Principal,
  found: OpenAPISpecRecord,
  plan: (spec: OpenAPISpecRecord) => Promise<LabelMove | undefined>,
): Promise<Changed> {
  let planned: Changed = { spec: found, move: undefined };
  let event: AuditEvent | undefined;
  const spec = await commitSpec(deps.stores.specs, found, async (current) => {
    const move = await plan(current);
    planned = { spec: current, move };
    if (!move) return undefined;
    event = labelEvent(move, current, principal);
    return { ...moveLabels(current, [move], move.createdAt), entries: auditEntries(deps, event) };
  });
  if (!planned.move) return planned;
  // The specification was deleted meanwhile.
  if (!spec) throw notFound('OpenAPI specification', found.slug);
  deps.wake('deliveries');
  // The search must index the change.
  deps.wake('specifications');
  if (event) await deps.audit(event);
  return { spec, move: planned.move };
}

/** Returns a move after the last one, also if the clock was set back or another server moved the label. */
function moveOf(
  { now }: Deps,
  principal: Principal,
  { label, to, current }: { label: string; to?: string; current: LabelRecord | undefined },
): LabelMove {
  const createdAt = timeFrom(now(), current?.movedAt);
  return { label, ...defined({ from: current?.version, to }), createdAt, movedBy: publisherOf(principal) };
}

/** Throws a conflict with the current version if a label is not in the expected state. */
function assertExpected(
  label: string,
  current: { version: string; etag: string } | undefined,
  { ifVersion, ifMatch }: ExpectedLabel,
): void {
  const isExpected = ifVersion === undefined || (current?.version ?? null) === ifVersion;
  const isMatch = ifMatch === undefined || (current !== undefined && includesETag(ifMatch, current.etag));
  if (isExpected && isMatch) return;
  const name = JSON.stringify(label);
  const state = current
    ? `The label ${name} points to the version ${JSON.stringify(current.version)} now.`
    : `There is no label ${name} now.`;
  throw new RequestError(
    'conflict',
    `${state} The request changed nothing. Read the label, and try again.`,
    [],
    {
      ...defined({ version: current?.version }),
    },
  );
}

function etagOf(deps: Deps, spec: OpenAPISpecRecord, label: LabelRecord): string {
  return labelReply(deps, spec, label).headers.ETag;
}
