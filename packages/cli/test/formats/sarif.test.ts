import type { Log, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import { toSarif } from '../../src/formats/sarif.js';
import { after, before, ferrySchema, referringTo } from '../support/documents.js';
import { diff, files, hostile } from '../support/format-runs.js';
import { many, outcomes } from '../support/reports.js';
import { run } from '../support/run.js';

describe('sarif', () => {
  const results = (log: Log): Result[] => log.runs[0]?.results ?? [];

  it('has rules, levels, places, and fingerprints', async () => {
    const log: Log = JSON.parse(await diff('sarif'));
    expect(log).toMatchObject({ version: '2.1.0', runs: [{ columnKind: 'utf16CodeUnits' }] });
    const { rules = [] } = log.runs[0]?.tool.driver ?? {};
    expect(rules.map(({ id }) => id)).toEqual(['parameter-became-required', 'path-added']);
    expect(results(log)).toMatchObject([
      {
        ruleId: 'parameter-became-required',
        ruleIndex: 0,
        level: 'error',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'api/after.yaml' },
              region: { startLine: 12, startColumn: 11 },
            },
          },
        ],
        relatedLocations: [{ physicalLocation: { artifactLocation: { uri: 'before.yaml' } } }],
        partialFingerprints: { 'specshelfChange/v1': expect.stringMatching(/^[0-9a-f]{16}$/) },
      },
      { ruleId: 'path-added', ruleIndex: 1, level: 'note' },
    ]);
  });

  it('has fingerprints that do not depend on lines', async () => {
    const moved = { files: { ...files, 'moved.yaml': `# A comment.\n\n${after}` } };
    const fingerprints = (text: string) => results(JSON.parse(text)).map((each) => each.partialFingerprints);
    const expected = fingerprints(await diff('sarif'));
    expect(fingerprints(await diff('sarif', 'moved.yaml', moved))).toEqual(expected);
  });

  it('contains new errors, and encodes the names of files', async () => {
    const { out } = await run(['diff', 'before.yaml', 'a b/100%.yaml', '-f', 'sarif'], {
      files: { ...files, 'a b/100%.yaml': hostile },
    });
    const problem = results(JSON.parse(out)).find((each) => each.partialFingerprints === undefined);
    expect(problem?.level).toBe('error');
    expect(problem?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('a%20b/100%25.yaml');
  });

  it('has a location for each result, also if top-level members were removed', async () => {
    const more = `${before}servers: [{ url: https://ferries.example }]
webhooks: { departed: { post: { responses: { '200': { description: Received } } } } }
`;
    const args = ['diff', 'more.yaml', 'before.yaml', '-f', 'sarif', '--impact', 'docs'];
    const { out } = await run(args, { files: { ...files, 'more.yaml': more } });
    const places = results(JSON.parse(out)).map(({ locations }) => locations?.[0]?.physicalLocation);
    const start = { artifactLocation: { uri: 'before.yaml' }, region: { startLine: 1, startColumn: 1 } };
    expect(places).toEqual([start, start]);
  });

  it('names newer standard input as the file stdin', async () => {
    const { out } = await run(['diff', 'before.yaml', '-', '-f', 'sarif'], { files, stdin: after });
    for (const { locations } of results(JSON.parse(out))) {
      expect(locations).toMatchObject([{ physicalLocation: { artifactLocation: { uri: 'stdin' } } }]);
    }
  });

  it('has relative addresses of referenced files, and none of older standard input', async () => {
    const { out } = await run(['diff', '-', 'new.yaml', '-f', 'sarif'], {
      files: { 'new.yaml': referringTo('sub/ferry.yaml#/Ferry'), 'sub/ferry.yaml': ferrySchema },
      stdin: before,
    });
    expect(out).not.toContain('stdin');
    expect(results(JSON.parse(out)).length).toBeGreaterThan(1);
  });
});

describe('sarif of other outcomes', () => {
  const runOf = (...reports: Parameters<typeof toSarif>[0]) => JSON.parse(toSarif(reports)).runs[0];

  it('is one run with the results of all reports', () => {
    const log: Log = JSON.parse(toSarif(many));
    expect(log.runs).toHaveLength(1);
    const { results = [], tool } = log.runs[0] ?? {};
    expect(results).toHaveLength(12);
    const rules = tool?.driver.rules ?? [];
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { ruleId, ruleIndex = -1 } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    expect(results[0]?.properties).toMatchObject({ specification: 'compared-api' });
  });

  it.each(Object.values(outcomes))('has a location for each result of $outcome', (report) => {
    for (const { locations } of runOf(report).results) {
      expect(locations).toMatchObject([
        { physicalLocation: { artifactLocation: { uri: 'apis/orders.yaml' } } },
      ]);
    }
  });

  it('has notifications of failures', () => {
    expect(runOf(outcomes.failed)).toMatchObject({
      invocations: [
        {
          executionSuccessful: false,
          toolExecutionNotifications: [
            {
              descriptor: { id: 'failed' },
              level: 'error',
              message: { text: 'Failed: orders: The server does not answer. Try again later.' },
            },
          ],
        },
      ],
      results: [],
    });
    expect(runOf(outcomes.refused).invocations[0]).toMatchObject({
      executionSuccessful: true,
      toolExecutionNotifications: [{ level: 'note' }],
    });
    expect(runOf(outcomes.published).invocations).toEqual([{ executionSuccessful: true }]);
  });

  it('suppresses acknowledged changes, with suppressions of all results or of none', () => {
    const suppressions = runOf(outcomes.allowed).results.map((each: Result) => each.suppressions);
    expect(suppressions).toMatchObject([[{ kind: 'external' }], [], []]);
    expect(toSarif([outcomes.refused])).not.toContain('suppressions');
  });
});
