import { problemRules } from '@specshelf/contract/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../support/pages/pages-world.js';
import { createVisitor, type Visitor } from '../support/pages/visitor.js';

let world: PagesWorld;
let visitor: Visitor;

const specs = '/orgs/acme/openapi';

beforeAll(async () => {
  world = await startPagesWorld();
  visitor = await world.visitorWith(world.reader);
});

afterAll(() => world.close());

const harbor = `openapi: 3.1.0
info:
  title: Harbor
  version: 1.0.0
paths:
  /ships:
    get:
      responses:
        "200":
          description: Ships
          content:
            application/json:
              schema: { $ref: "schemas/ship.yaml#/Ship" }
        "404": { $ref: "#/components/responses/Missing" }
components:
  responses:
    Missing: { description: "<script>alert(1)</script>" }
`;
const ship = `Ship:
  type: object
  properties:
    name: { type: text }
`;
const set = { files: { 'api.yaml': harbor, 'schemas/ship.yaml': ship }, entry: 'api.yaml' };

/** An array that is a line for each of its items when it is printed. */
const long = JSON.stringify(
  {
    openapi: '3.1.0',
    info: { title: 'Long', version: '1' },
    paths: {},
    'x-items': Array.from({ length: 1000 }, (_, index) => index),
  },
  null,
  1,
);

describe('the problems of a version', () => {
  it('show five lines of their file, a caret, and a link to the line', async () => {
    const { lastVersion } = await world.publish('harbor', set);
    const seen = await visitor.see(`${specs}/harbor/versions/${lastVersion}/problems`);
    expectPage(seen, 200);
    const words = textOf(seen);
    expect(words).toContain('schemas/ship.yaml:4:13');
    for (const line of [2, 3, 4]) expect(words).toMatch(new RegExp(` ${line} `));
    expect(seen.text).toContain('source?file=schemas%2Fship.yaml&amp;line=4&amp;column=13&amp;wrap=off#L4"');
    expect(seen.text).toMatch(/<span class="caret"[^>]*>\n<span> {4}name: { <\/span>\^<\/span>/);
  });

  it('open their line unwrapped, with its caret', async () => {
    await world.publish('harbor', set);
    const place = `${specs}/harbor/source?file=schemas%2Fship.yaml&line=4&column=13`;
    expect((await visitor.see(`${place}&wrap=off`)).text).toContain('<span class="caret"');
    const wrapped = await visitor.see(place);
    expect(wrapped.text).toContain('<div class="line marked" id="L4">');
    expect(wrapped.text).not.toContain('<span class="caret"');
  });

  it('have filters with counts in the address', async () => {
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: 1 }, paths: { a: {} } });
    await world.publish('filters', { text });
    const all = await visitor.see(`${specs}/filters/problems`);
    expect(textOf(all)).toMatch(/All \(3\).*Errors \(3\)/);
    const one = await visitor.see(`${specs}/filters/problems?rule=missing-field`);
    expect(one.text.match(/<article/g)).toHaveLength(1);
    expect(textOf(one)).toContain('is missing');
    const none = await visitor.see(`${specs}/filters/problems?rule=other`);
    expect(textOf(none)).toContain('No problem matches these filters.');
  });

  it('are those of the submitted text after a failed run', async () => {
    await world.publish('cracked', { text: 'openapi: 3.1.0\ninfo:\n  title: Cracked\n version: 1\n' });
    const seen = await visitor.see(`${specs}/cracked/problems`);
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('The last run failed and created no version.');
    expect(textOf(seen)).toMatch(/4\s+version\s*:/);
    const source = await visitor.see(`${specs}/cracked/source`);
    expect(textOf(source)).toContain('Lines 1 to 5 of 5');
  });

  it('explain why there are no lines when a fetched file cannot be processed', async () => {
    await world.publish('absent', { url: `${world.web.url}/absent.json` });
    const seen = await visitor.see(`${specs}/absent/problems`);
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('Files that are fetched from a URL are stored only when a run succeeds.');
    expect(textOf(seen)).toContain(`Open ${world.web.url}/absent.json`);
  });

  it('are not recorded for versions before the latest', async () => {
    const { lastVersion: first } = await world.publish('two', { text: long });
    await world.publish('two', { text: long.replace('Long', 'Longer') });
    const seen = await visitor.see(`${specs}/two/versions/${first}/problems`);
    expect(textOf(seen)).toContain('This version is not the latest one.');
  });
});

describe('the source of a version', () => {
  it('is shown as submitted, file by file, with references as links', async () => {
    const { lastVersion } = await world.publish('harbor', set);
    const root = `${specs}/harbor/versions/${lastVersion}/source`;
    const seen = await visitor.see(root);
    expectPage(seen, 200);
    expect(seen.text).toContain(`href="${root}?file=schemas%2Fship.yaml&amp;pointer=%2FShip"`);
    expect(seen.text).toContain(`href="${root}?pointer=%2Fcomponents%2Fresponses%2FMissing"`);
    expect(seen.text).toContain('&lt;script>alert(1)');
    const found = await visitor.see(`${root}?pointer=%2Fcomponents%2Fresponses%2FMissing`);
    expect(found.status).toBe(303);
    expect(found.headers.location).toBe(`${root}?line=17&column=5#L17`);
    const other = await visitor.see(`${root}?file=schemas%2Fship.yaml`);
    expect(textOf(other)).toContain('Lines 1 to 5 of 5');
    expect((await visitor.see(`${root}?file=secret.yaml`)).status).toBe(404);
  });

  it('is shown as processed, with one member per line', async () => {
    const { lastVersion } = await world.publish('harbor', set);
    const seen = await visitor.see(`${specs}/harbor/versions/${lastVersion}/source?text=processed`);
    expectPage(seen, 200);
    expect(textOf(seen)).toMatch(/2\s+&quot;openapi&quot;\s*:\s+&quot;3.1.0&quot;/);
  });

  it('has windows of 200 lines around the requested one', async () => {
    await world.publish('long', { text: long });
    const root = `${specs}/long/source`;
    const first = await visitor.see(root);
    expect(textOf(first)).toContain('Lines 1 to 200 of 1,010');
    expect(first.text).toContain(`${root}?from=201"`);
    const middle = await visitor.see(`${root}?line=704`);
    expect(textOf(middle)).toContain('Lines 664 to 863 of 1,010');
    expect(middle.text).toContain('<div class="line marked" id="L704">');
    expect(middle.text).toContain(`${root}?from=601"`);
    expect(middle.text).toContain(`${root}?from=801"`);
    expect((await visitor.see(`${root}?from=201`)).text).toContain(`href="${root}"`);
    const go = await visitor.see(`${root}?go=704`);
    expect([go.status, go.headers.location]).toEqual([303, `${root}?line=704#L704`]);
    const beyond = await visitor.see(`${root}?line=999999999`);
    expect(textOf(beyond)).toContain('Lines 811 to 1,010 of 1,010');
  });

  it('links lines of a window by the fragment only, and the entry by one address', async () => {
    await world.publish('harbor', set);
    const root = `${specs}/harbor/source`;
    const addresses = (text: string) =>
      new Set([...text.matchAll(/ href="([^"#]*source[^"#]*)/g)].map(([, url]) => url));
    const entry = await visitor.see(`${root}?file=api.yaml`);
    expect(entry.text).toContain(`href="${root}#L3"`);
    expect(addresses(entry.text)).toEqual(addresses((await visitor.see(root)).text));
    await world.publish('long', { text: long });
    const window = await visitor.see(`${specs}/long/source?wrap=off&line=704`);
    expect(window.text).toContain('source?from=664&amp;wrap=off#L700"');
    expect(addresses(window.text).size).toBeLessThan(15);
  });

  it('shows a part of a long line', async () => {
    const text = JSON.stringify({
      ...JSON.parse(long),
      'x-text': 'abc '.repeat(50_000),
      'x-last': { $ref: '#/info' },
    });
    await world.publish('one-line', { text });
    const seen = await visitor.see(`${specs}/one-line/source?line=1&column=100000`);
    expectPage(seen, 200);
    expect(seen.text.length).toBeLessThan(20_000);
    expect(seen.text).toContain('<span class="shelf-string">');
    const end = await visitor.see(`${specs}/one-line/source?line=1&column=${text.length}`);
    expect(end.text).toContain('pointer=%2Finfo');
  });

  it('requires the access of its raw content, also when the documentation is public', async () => {
    const address = '/orgs/acme/openapi/open/source';
    expect((await (await world.visitorWith(world.stranger)).see(address)).status).toBe(404);
    const other = await world.target.token({ organizations: ['acme'], scopes: ['space:read'] });
    expect((await (await world.visitorWith(other)).see(address)).status).toBe(403);
    expectPage(await visitor.see(address), 200);
  });
});

describe('the documentation of problems', () => {
  it('explains the rule of a problem with examples, without sign-in', async () => {
    const { lastVersion } = await world.publish('harbor', set);
    const problems = await visitor.see(`${specs}/harbor/versions/${lastVersion}/problems`);
    expect(problems.text).toContain('href="/docs/problems/wrong-value"');
    const seen = await createVisitor(world.target.url).see('/docs/problems/wrong-value');
    expectPage(seen, 200);
    expect(textOf(seen)).toMatch(/A value is not allowed.*Wrong.*type : text.*Right.*type : string/);
  });

  it('lists all rules', async () => {
    const seen = await visitor.see('/docs/problems');
    expectPage(seen, 200);
    for (const { code } of problemRules) expect(seen.text).toContain(`href="/docs/problems/${code}"`);
    expect((await visitor.see('/docs/problems/nothing')).status).toBe(404);
  });
});
