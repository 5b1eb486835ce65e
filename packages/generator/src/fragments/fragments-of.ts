import type { JSONObject } from '@specshelf/base/json';
import { createFragment } from './create-fragment.js';
import type { Fragment, FragmentLimits, Subject } from './fragment.js';
import { Units } from './units.js';

/** Limit on a fragment as JSON, in bytes. */
const maxFragmentSize = 256 * 1024;

/** Limit on all fragments of a document together. */
const maxTotalSize = 4 * 1024 * 1024;

/**
 * The fragments of all blocks of a document; undefined for a block whose subject the specification does not have. When
 * they exceed the total limit, each first gets at most an equal share, so that none is empty; the subject of a block takes
 * precedence over its references. The remaining space goes to the first truncated fragments.
 */
export function fragmentsOf(
  specification: JSONObject,
  subjects: readonly Subject[],
  { depth }: Pick<FragmentLimits, 'depth'> = {},
): (Fragment | undefined)[] {
  const units = unitsOf(specification);
  // With very many blocks all shares are small, so creating large fragments first would be wasted work.
  const maxSize = Math.min(maxFragmentSize, Math.ceil((4 * maxTotalSize) / subjects.length));
  const create = (subject: Subject, size: number) => createFragment(units, subject, { size, depth });
  const wanted = subjects.map((subject) => create(subject, maxSize));
  const share = equalShare(wanted.map(sizeOf), maxTotalSize);
  const shared = subjects.map((subject, index) => {
    const fragment = wanted[index];
    return sizeOf(fragment) <= share ? fragment : create(subject, share);
  });
  let remaining = maxTotalSize - shared.reduce((sum, fragment) => sum + sizeOf(fragment), 0);
  return subjects.map((subject, index) => {
    const fragment = shared[index];
    if (!fragment?.truncated || remaining <= 0) return fragment;
    const limit = Math.min(fragment.size + remaining, maxFragmentSize);
    const larger = create(subject, limit) ?? fragment;
    remaining -= larger.size - fragment.size;
    return larger;
  });
}

function sizeOf(fragment: Fragment | undefined): number {
  return fragment?.size ?? 0;
}

/** The largest limit for each size with which the sum stays within the total. Sizes below it leave more to the others. */
function equalShare(sizes: readonly number[], total: number): number {
  let remaining = total;
  let count = sizes.length;
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (size * count > remaining) return Math.floor(remaining / count);
    remaining -= size;
    count -= 1;
  }
  return total;
}

const unitsBySpecification = new WeakMap<JSONObject, Units>();

function unitsOf(specification: JSONObject): Units {
  const units = unitsBySpecification.get(specification) ?? new Units(specification);
  unitsBySpecification.set(specification, units);
  return units;
}
