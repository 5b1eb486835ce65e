import type { EdgeOptions, Finding, Located, OperationUse, Pair } from '../model/comparison.js';

/** A node of the graph of pairs. */
export interface PairNode extends Pair {
  /** Position in the list of all nodes. */
  readonly index: number;
  readonly findings: Finding[];
  readonly edges: { node: PairNode; toServer: boolean; toClient: boolean }[];
  readonly uses: OperationUse[];
}

export interface PairGraph {
  readonly nodes: readonly PairNode[];
  /** Adds a node without memory, for example of an operation. */
  add(): PairNode;
  /** See `Comparison.pair`. */
  pair(kind: string, before: Located, after: Located, compare: (pair: Pair) => void): PairNode;
}

/** Creates the graph of pairs. `allow` is called before each comparison of a pair; after false, pairs are not compared. */
export function createPairGraph(allow: () => boolean): PairGraph {
  const nodes: PairNode[] = [];
  const known = new Map<string, PairNode>();

  function add(): PairNode {
    const node = createNode(nodes.length);
    nodes.push(node);
    return node;
  }

  return {
    nodes,
    add,
    pair(kind, before, after, compare) {
      const key = `${kind}\n${before.pointer}\n${after.pointer}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const node = add();
      known.set(key, node);
      if (allow()) compare(node);
      return node;
    },
  };
}

function createNode(index: number): PairNode {
  const node: PairNode = {
    index,
    findings: [],
    edges: [],
    uses: [],
    report: (finding) => void node.findings.push(finding),
    contains(pair: Pair | undefined, { toServer = true, toClient = true }: EdgeOptions = {}) {
      if (pair !== undefined && isNode(pair)) node.edges.push({ node: pair, toServer, toClient });
    },
    usedBy: (use) => void node.uses.push(use),
  };
  return node;
}

/** All pairs are nodes of a graph. */
function isNode(pair: Pair): pair is PairNode {
  return 'edges' in pair;
}
