import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTranscripts } from './describe-transcripts.js';
import {
  type InstalledTargets,
  inProcess,
  installTargets,
  type MSWOnNode,
  nodes,
} from './install-targets.js';
import { listTests, runTests, type TestOutcome, type TestRun } from './run-tests.js';
import { type TargetColumn, targetsTable } from './targets-table.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isLinux = process.platform === 'linux' && process.arch === 'x64';
const notLinux = 'the package of the required Node.js exists only for Linux on x64';

interface Targets {
  /** Pairs that run all tests. A transcript of requests for all operations covers the other pairs. */
  throughMSW: readonly MSWOnNode[];
  /** Pairs that run all tests except the conformance suite, whose requests are much like those of the transcript. */
  withoutSuite?: readonly MSWOnNode[];
  /** Whether all versions of Node.js also run the conformance suite without MSW. */
  withoutMSW?: boolean;
}

/** Declares tests of the packed mocks on versions of Node.js and of MSW. */
export function describeTargets(targets: Targets): void {
  if (!isLinux) {
    it.skip(`the packed mocks: ${notLinux}`, () => {});
    return;
  }
  let installed: InstalledTargets;

  beforeAll(async () => {
    installed = await installTargets();
  });

  afterAll(() => installed?.consumer.remove());

  describe('the conformance suite runs on the packed mocks', () => describeSuite(targets, () => installed));

  it.each(targets.withoutSuite ?? [])(
    'the other tests run on the packed mocks through msw $msw on Node $node',
    async ({ msw, node }) => {
      const files = ['mocks.test', 'scenarios.test', 'crowd.test'];
      const { outcomes, failures } = await run(installed, node, await installed.folderOf(msw), files);
      expect(failures).toEqual([]);
      expect(outcomes.length).toBeGreaterThan(10);
      expect(outcomes.filter(isInSuite)).toEqual([]);
    },
  );

  describe('a transcript of requests for all operations', () => describeTranscripts(() => installed));
}

function describeSuite({ throughMSW, withoutMSW = false }: Targets, installed: () => InstalledTargets): void {
  const columns: TargetColumn[] = [];
  const runSuite = async (target: string, node: string, folder: string) => {
    const { outcomes, failures } = await run(installed(), node, folder);
    columns.push({ target, on: `Node ${node}`, outcomes: outcomes.filter(isInSuite) });
    expect(failures).toEqual([]);
  };

  it.each(throughMSW)('through msw $msw on Node $node', async ({ msw, node }) =>
    runSuite(`msw ${msw}`, node, await installed().folderOf(msw)),
  );

  it.each(withoutMSW ? nodes : [])('in process on Node %s', (node) =>
    runSuite('in process', node, join(installed().consumer.folder, inProcess)),
  );

  it('with the same tests on all targets as on the server (OP1)', async () => {
    console.log(targetsTable(columns));
    // `npm test` runs them.
    const onServer = await listTests(root, 'apps/server/test/conformance');
    const expected = onServer.map(withoutTarget).sort();
    expect(expected.length).toBeGreaterThanOrEqual(150);
    expect(columns).toHaveLength(throughMSW.length + (withoutMSW ? nodes.length : 0));
    for (const { target, outcomes } of columns) {
      const titles = outcomes.map((outcome) => withoutTarget(outcome.titles.join(' > ')));
      expect(titles.sort(), target).toEqual(expected);
    }
  });
}

/** Runs all tests in a folder, or some files, on a version of Node.js. */
async function run(
  { consumer, nodeFile }: InstalledTargets,
  node: string,
  folder: string,
  files: readonly string[] = [],
): Promise<TestRun> {
  expect(await consumer.run(nodeFile(node), ['--version'])).toBe(`v${node}\n`);
  const vitest = join(consumer.folder, 'node_modules', 'vitest', 'vitest.mjs');
  return runTests(nodeFile(node), vitest, folder, [...options, ...files]);
}

const options = ['--testTimeout=300000', '--hookTimeout=300000', '--no-file-parallelism'];

function isInSuite({ titles: [first = ''] }: TestOutcome): boolean {
  return first.startsWith('conformance of ');
}

/** Removes the first title, which names the target. */
function withoutTarget(titles: string): string {
  return titles.replace(/^.*? > /, '');
}
