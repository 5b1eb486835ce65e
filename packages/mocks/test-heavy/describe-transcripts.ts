import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type InstalledTargets, mswOnNode, nodes } from './install-targets.js';

/** Declares tests that compare transcripts of requests on all versions of Node.js and MSW. One takes a second. */
export function describeTranscripts(targets: () => InstalledTargets): void {
  const transcripts = new Map<string, string[]>();
  const record = async (place: string, node: string, folder: string, args: readonly string[]) => {
    const { consumer, nodeFile } = targets();
    const printed = await consumer.run(nodeFile(node), [join(folder, 'print-transcript.mjs'), ...args]);
    transcripts.set(place, printed.trimEnd().split('\n'));
  };

  it.each(nodes)('is recorded in process on Node %s', (node) =>
    record(`in process, Node ${node}`, node, targets().consumer.folder, []),
  );

  it.each(mswOnNode)('is recorded through msw $msw on Node $node', async ({ msw, node }) =>
    record(`msw ${msw}, Node ${node}`, node, await targets().folderOf(msw), ['msw']),
  );

  it('is identical on all targets', () => {
    for (const [place, lines] of transcripts) console.log(`${hashOf(lines)} ${place}`);
    const [first = []] = transcripts.values();
    expect(transcripts.size).toBe(nodes.length + mswOnNode.length);
    for (const [place, lines] of transcripts) {
      expect(lines.length, place).toBeGreaterThan(200);
      expect(lines, place).toHaveLength(first.length);
      const differing = lines.findIndex((line, at) => line !== first[at]);
      expect(lines[differing], place).toBe(first[differing]);
    }
  });
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
