import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Log, Result } from 'sarif';
import { describe, expect, it } from 'vitest';
import { after, before, ferrySchema, referringTo, reworded } from './support/documents.js';
import { type RunOptions, run } from './support/run.js';

const files = { 'before.yaml': before, 'api/after.yaml': after, 'reworded.yaml': reworded };

/** Compares with an operation of a hostile name, and with a new error. */
const hostileName = "/a%,:&<>']]>\\u0001\\ufffe\\n::error::b";
const hostile = before
  .replace('type: string', 'type: text')
  .replace('  /sailings:', `  "${hostileName}": { get: { responses: {} } }\n  /sailings:`);
const withHostile: RunOptions = { files: { ...files, 'hostile.yaml': hostile } };

async function diff(format: string, name = 'api/after.yaml', options: RunOptions = { files }) {
  const { out, err } = await run(['diff', 'before.yaml', name, '-f', format], options);
  expect(err).toBe('');
  expect(out).toMatch(/\n$/);
  return out;
}

describe('json', () => {
  it('has the members of changes of the API, the result, and the problems', async () => {
    const report = JSON.parse(await diff('json'));
    expect(report).toMatchObject({
      object: 'openapi-spec-changes',
      from: 'before.yaml',
      to: 'api/after.yaml',
      bump: 'major',
      complete: true,
      summary: { breaking: 1, risky: 0, safe: 1, docs: 2 },
      failed: true,
      count: 2,
      problems: [],
    });
    expect(report.items[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      rule: 'parameter-became-required',
      directions: { toServer: 'breaking' },
      before: { pointer: '/paths/~1sailings/get/parameters/0', file: 'before.yaml', line: 10 },
      after: { file: 'api/after.yaml', line: 12, column: 11, value: true },
      operations: [{ method: 'get', path: '/sailings', operationId: 'listSailings', at: 'parameter harbor' }],
      operationCount: 1,
    });
  });

  it('contains new problems with their places', async () => {
    const { failed, problems } = JSON.parse(await diff('json', 'hostile.yaml', withHostile));
    expect(failed).toBe(true);
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: 'error', file: 'hostile.yaml', line: 13, column: 21 }),
    );
  });
});

describe('markdown', () => {
  it('has a section for each impact and operation', async () => {
    const out = await diff('markdown');
    expect(out).toMatch(/^# API changes\n\n1 breaking, 1 safe and 2 documentation changes from before.yaml /);
    expect(out).toContain('## Breaking changes\n\n### GET /sailings\n\n- ');
    expect(out).toContain('(api/after.yaml:12)');
  });

  it('escapes texts outside of code only', async () => {
    const odd = before.replace('title:', 'info_x[0]: 1\n  title:');
    const args = ['diff', 'before.yaml', 'o_dd`.yaml', '-f', 'markdown', '--fail-on', 'warning'];
    const { out } = await run(args, { files: { ...files, 'o_dd`.yaml': odd } });
    expect(out).toContain('from before.yaml to o\\_dd\\`.yaml.');
    expect(out).toContain(
      '- o\\_dd\\`.yaml:3:3: warning: `info_x[0]` is not a field of an Info object in OpenAPI 3.1 (unknown-field)\n',
    );
  });

  it('says that there are no changes', async () => {
    expect(await diff('markdown', 'before.yaml')).toBe(
      '# API changes\n\nNo changes from before.yaml to before.yaml.\n',
    );
  });
});

describe('github', () => {
  it('annotates the lines of the newer files', async () => {
    const lines = (await diff('github')).split('\n');
    expect(lines).toEqual([
      '::error file=api/after.yaml,line=12,col=11,title=parameter-became-required::The `query` parameter `harbor` is now required. (GET /sailings (parameter harbor))',
      '::notice file=api/after.yaml,line=17,col=3,title=path-added::`/harbors` was added.',
      expect.stringMatching(/^1 breaking, 1 safe /),
      '',
    ]);
  });

  it('annotates the nearest parent of what was removed', async () => {
    const { out } = await run(['diff', 'api/after.yaml', 'before.yaml', '-f', 'github'], { files });
    expect(out).toMatch(/^::error file=before\.yaml,line=5,col=1,title=path-removed::/);
  });

  it('annotates the list of an item that was removed, not the item that took its place', async () => {
    const two = before.replace(
      'parameters:',
      'parameters:\n        - { name: port, in: query, schema: { type: string } }',
    );
    const args = ['diff', 'two.yaml', 'before.yaml', '-f', 'github'];
    const { out } = await run(args, { files: { ...files, 'two.yaml': two } });
    expect(out).toMatch(/^::\w+ file=before\.yaml,line=9,col=7,title=parameter-removed::/);
  });

  it('has warnings for breaking changes that do not fail', async () => {
    const args = ['diff', 'before.yaml', 'api/after.yaml', '-f', 'github', '--fail-on', 'none'];
    expect((await run(args, { files })).out).toMatch(/^::warning file=/);
  });

  it('escapes texts, so that they cannot be commands', async () => {
    const lines = (await diff('github', 'hostile.yaml', withHostile)).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('::'))).toHaveLength(lines.length - 1);
    expect(lines.join('\n')).toContain('/a%25,:&<>');
  });

  it('has no file for standard input', async () => {
    const { out } = await run(['diff', 'before.yaml', '-', '-f', 'github'], { files, stdin: after });
    expect(out).toMatch(/^::error title=parameter-became-required::/);
  });
});

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

describe('junit', () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });
  const suiteOf = (text: string) => parser.parse(text).testsuites.testsuite;

  it('has a test case for each listed change, which fails if the change does', async () => {
    const out = await diff('junit');
    expect(XMLValidator.validate(out)).toBe(true);
    expect(suiteOf(out)).toMatchObject({
      name: 'before.yaml to api/after.yaml',
      tests: '2',
      failures: '1',
      testcase: [
        {
          classname: 'breaking.parameter-became-required',
          file: 'api/after.yaml',
          line: '12',
          failure: { type: 'parameter-became-required' },
        },
        { classname: 'safe.path-added' },
      ],
    });
  });

  it('has a case if there are no changes', async () => {
    expect(suiteOf(await diff('junit', 'before.yaml'))).toMatchObject({ tests: '1', failures: '0' });
  });

  it('is well-formed XML 1.0, whatever the documents contain', async () => {
    const out = await diff('junit', 'hostile.yaml', withHostile);
    expect(XMLValidator.validate(out)).toBe(true);
    expect(out).toContain('/a%,:&amp;&lt;&gt;');
    expect(out).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
    expect(out).toMatch(/<failure type="[\w-]+" message="[^"]*text/);
  });
});
