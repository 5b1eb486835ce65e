import { toPointer } from '@specshelf/base/pointer';
import { rules } from '@specshelf/changes';
import type { BodyOf } from '@specshelf/contract';
import { assertNoProblems } from '../../base/errors.js';
import type { CompatibilityRecord } from '../../base/ports/changes/change-records.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';

/** Compatibility settings to change. Absent ones remain. */
type CompatibilityChange = NonNullable<BodyOf<'updateOpenAPISpecBySlug'>['compatibility']>;

/** Returns the compatibility settings after a change; null restores the defaults of the server. */
export function changeCompatibility(
  { compatibility = {} }: OpenAPISpecRecord,
  change: CompatibilityChange | null | undefined,
): { compatibility?: CompatibilityRecord | undefined } {
  if (change === undefined) return {};
  if (change === null) return { compatibility: undefined };
  assertKnownRules(change.rules ?? {});
  const { refuse, against, categories, rules: levels, strict } = change;
  const merged: CompatibilityRecord = { ...compatibility };
  if (refuse !== undefined) merged.refuse = refuse;
  if (against !== undefined) merged.against = against;
  if (categories !== undefined) merged.categories = [...new Set(categories)];
  if (levels !== undefined) merged.rules = levels;
  if (strict !== undefined) merged.strict = strict;
  setOrRemove(merged, 'stability', change.stability);
  setOrRemove(merged, 'sunsetDays', change.sunsetDays);
  return { compatibility: merged };
}

function setOrRemove<Name extends 'stability' | 'sunsetDays'>(
  record: CompatibilityRecord,
  name: Name,
  value: CompatibilityRecord[Name] | null | undefined,
): void {
  if (value === null) delete record[name];
  else if (value !== undefined) record[name] = value;
}

/** Number of characters of an unknown ID that its error shows. */
const longestShown = 200;

function assertKnownRules(levels: Readonly<Record<string, unknown>>): void {
  const known = new Set(rules.map(({ id }) => id));
  assertNoProblems(
    Object.keys(levels)
      .filter((id) => !known.has(id))
      .map((id) => ({
        path: `/body/compatibility/rules${toPointer([id.slice(0, longestShown)])}`,
        message: `is not the ID of a rule, such as \`enum-value-removed\`. \`specshelf rules\` lists them`,
      })),
  );
}
