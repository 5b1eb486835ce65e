/** A set of small integers. */
export type BitSet = Uint32Array;

export const createBitSet = (size: number): BitSet => new Uint32Array(Math.ceil(size / 32));

export function addBit(set: BitSet, bit: number): void {
  set[bit >>> 5] = (set[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

/** Adds the bits of `source` that are in `mask`. Returns whether `target` has changed. */
export function addBits(target: BitSet, source: BitSet, mask: BitSet): boolean {
  let changed = false;
  for (let word = 0; word < target.length; word++) {
    const old = target[word] ?? 0;
    const added = (old | ((source[word] ?? 0) & (mask[word] ?? 0))) >>> 0;
    if (added !== old) {
      target[word] = added;
      changed = true;
    }
  }
  return changed;
}

/** Lists the members in ascending order. */
export function* bitsOf(set: BitSet): Generator<number> {
  for (const [word, bits] of set.entries()) {
    for (let rest = bits; rest !== 0; rest &= rest - 1) yield word * 32 + (31 - Math.clz32(rest & -rest));
  }
}
