import type { OperationUse } from '../model/comparison.js';
import { addBit, addBits, type BitSet, bitsOf, createBitSet } from './bit-set.js';
import type { PairNode } from './pair-graph.js';

/** Returns a function that lists the uses from which a pair can be reached, in the order of the operations. */
export function findUsesOfPairs(nodes: readonly PairNode[]): (node: PairNode) => OperationUse[] {
  const uses = nodes.flatMap((node) => node.uses);
  const masks = createMasks(uses);
  const reached = new Map<PairNode, BitSet>();
  const bitsFor = (node: PairNode): BitSet => {
    let bits = reached.get(node);
    if (bits === undefined) {
      bits = createBitSet(uses.length);
      reached.set(node, bits);
    }
    return bits;
  };
  const pending = addOwnUses(nodes, bitsFor);
  const queued = new Set(pending);
  // The loop includes the nodes that it adds. Not a stack: a node that many others lead to would be visited once for each of them.
  for (const node of pending) {
    queued.delete(node);
    const bits = bitsFor(node);
    for (const { node: to, toServer, toClient } of node.edges) {
      const grown = addBits(bitsFor(to), bits, maskOf(masks, toServer, toClient));
      if (grown && !queued.has(to)) {
        queued.add(to);
        pending.push(to);
      }
    }
  }
  return (node) => {
    const bits = reached.get(node);
    return bits === undefined ? [] : [...bitsOf(bits)].flatMap((bit) => uses[bit] ?? []);
  };
}

function addOwnUses(nodes: readonly PairNode[], bitsFor: (node: PairNode) => BitSet): PairNode[] {
  const pending: PairNode[] = [];
  let bit = 0;
  for (const node of nodes) {
    if (node.uses.length === 0) continue;
    const bits = bitsFor(node);
    for (const _use of node.uses) addBit(bits, bit++);
    pending.push(node);
  }
  return pending;
}

interface Masks {
  all: BitSet;
  server: BitSet;
  client: BitSet;
  none: BitSet;
}

/** A use by both sides that loses one of them is kept: its operation is affected through the other. */
function createMasks(uses: readonly OperationUse[]): Masks {
  const masks: Masks = {
    all: createBitSet(uses.length),
    server: createBitSet(uses.length),
    client: createBitSet(uses.length),
    none: createBitSet(uses.length),
  };
  for (const [bit, { to }] of uses.entries()) {
    addBit(masks.all, bit);
    if (to !== 'client') addBit(masks.server, bit);
    if (to !== 'server') addBit(masks.client, bit);
  }
  return masks;
}

function maskOf(masks: Masks, toServer: boolean, toClient: boolean): BitSet {
  if (toServer) return toClient ? masks.all : masks.server;
  return toClient ? masks.client : masks.none;
}
