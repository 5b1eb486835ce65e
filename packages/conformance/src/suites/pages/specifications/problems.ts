import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { harbor, lines } from '../../../support/web/harbor.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

export function problemsPageSuite(context: SuiteContext): void {
  const reader = () => visitorWith(context, 'reader');

  describe('the page of problems', () => {
    context.test('shows five lines of the file, a caret, and a link to the line', async () => {
      const { version } = await publishPages(context, 'harbor', harbor);
      const page = (await (await reader()).open(`${version}/problems`)).shows('schemas/ship.yaml:4:13');
      page.shows(' 2 ', ' 3 ', ' 4 ');
      expect(page.html).toContain(
        'source?file=schemas%2Fship.yaml&amp;line=4&amp;column=13&amp;wrap=off#L4"',
      );
      expect(page.html).toMatch(/<span class="caret"[^>]*>\n<span> {4}name: { <\/span>\^<\/span>/);
      expect(page.html).toContain('href="/docs/problems/wrong-value"');
    });

    context.test('opens a line unwrapped, with its caret', async () => {
      const { root } = await publishPages(context, 'harbor', harbor);
      const visitor = await reader();
      const line = `${root}/source?file=schemas%2Fship.yaml&line=4&column=13`;
      expect((await visitor.open(`${line}&wrap=off`)).html).toContain('<span class="caret"');
      const wrapped = await visitor.open(line);
      expect(wrapped.html).toContain('<div class="line marked" id="L4">');
      expect(wrapped.html).not.toContain('<span class="caret"');
    });

    context.test('has filters with counts in the address', async () => {
      const { root } = await publishPages(context, 'filters', {
        openapi: '3.1.0',
        info: { title: 1 },
        paths: { a: {} },
      });
      const visitor = await reader();
      expect((await visitor.open(`${root}/problems`)).words).toMatch(/All \(3\).*Errors \(3\)/);
      const one = (await visitor.open(`${root}/problems?rule=missing-field`)).shows(
        'is missing',
        'Errors (1)',
      );
      expect(one.html.match(/<article/g)).toHaveLength(1);
      (await visitor.open(`${root}/problems?rule=other`)).shows('No problem matches these filters.');
    });

    context.test('counts also problems that a long list leaves out', async () => {
      const operation = { get: { responses: {} } };
      const names = Array.from({ length: 150 }, (_, index) => `/${index}/{id}`);
      const paths = Object.fromEntries(names.map((name) => [name, operation]));
      const many = { openapi: '3.1.0', info: { title: 'Many', version: '1' }, paths };
      const { root, spec } = await publishPages(context, 'many', many);
      const { error, warning } = spec.problemCounts;
      const [{ code = '' } = {}] = spec.lastProcessedErrors;
      const visitor = await reader();
      const page = await visitor.open(`${root}/problems`);
      page.shows(`All (${error + warning})`, `Errors (${error})`, `Warnings (${warning})`);
      page.shows(`100 of ${error + warning} problems are listed.`);
      const ofRule = await visitor.open(`${root}/problems?rule=${code}`);
      ofRule.shows('All (100 listed)', 'Errors (100 listed)').hides('Warnings');
      const warnings = await visitor.open(`${root}/problems?severity=warning`);
      warnings.shows('No listed problem matches these filters.');
    });

    context.test('shows equal problems once, with the places of the others on demand', async () => {
      const schemas = Object.fromEntries(['A', 'B', 'C'].map((name) => [name, { requird: ['a'] }]));
      const info = { title: 'Equal', version: '1' };
      const equal = { openapi: '3.1.0', info, paths: {}, components: { schemas } };
      const { root } = await publishPages(context, 'equal', JSON.stringify(equal, null, 1));
      const page = await (await reader()).open(`${root}/problems?rule=unknown-field`);
      expect(page.html.match(/<article class="problem"/g)).toHaveLength(1);
      expect(page.html).toContain('<summary>2 more places</summary>');
      expect(page.html).toMatch(
        /source\?file=openapi&amp;line=\d+&amp;column=\d+#L\d+">Submitted text:\d+:\d+<\/a>/,
      );
    });

    context.test('is that of the submitted text after a failed run', async () => {
      const text = 'openapi: 3.1.0\ninfo:\n  title: Cracked\n version: 1\n';
      const { root } = await publishPages(context, 'cracked', text);
      const visitor = await reader();
      const page = await visitor.open(`${root}/problems`);
      page.shows('The last run failed and created no version.', 'Correct the errors and publish again.');
      expect(page.words).toMatch(/4\s+version\s*:/);
      page.hides('Publish a new version');
      (await visitor.open(`${root}/source`)).shows('Lines 1 to 5 of 5');
      const writer = await (await visitorWith(context, 'editor')).open(`${root}/problems`);
      const form = 'href="/orgs/acme/publish?from=file&amp;slug=cracked"';
      expect(writer.html).toContain(`<a class="button secondary" ${form}>Publish a new version</a>`);
      expect(writer.html).toMatch(/<a href="[^"]*&amp;edit=1">Edit the text<\/a> to correct the errors, or/);
      expect(writer.html).toContain(`<a ${form}>publish again</a>.`);
    });

    context.test('explains why there are no lines when a fetched file cannot be processed', async () => {
      const url = (await context.target.hostFile('present.json', '{}')).replace('present', 'absent');
      const { root } = await publishPages(context, 'absent', { url });
      const page = await (await reader()).open(`${root}/problems`);
      page.shows('Files that are fetched from a URL are stored only when a run succeeds.', `Open ${url}`);
    });

    context.test('has none of versions before the latest', async () => {
      const { version } = await publishPages(context, 'two', lines);
      await publishPages(context, 'two', lines.replace('Long', 'Longer'));
      const page = await (await reader()).open(`${version}/problems`);
      page.shows('This version is not the latest one.');
    });

    context.test('is titled by the specification', async () => {
      const { root } = await publishPages(context, 'harbor', harbor);
      const { html } = await (await reader()).open(`${root}/problems`);
      expect(html).toContain('<h1>Problems<span class="quiet"> of Harbor</span></h1>');
      expect(html).toContain('<title>Problems of Harbor');
    });
  });

  describe('the documentation of problems', () => {
    context.test('explains a rule with examples, without sign-in', async () => {
      const page = await new Visitor(context).open('/docs/problems/wrong-value');
      expect(page.words).toMatch(/A value is not allowed.*Wrong.*type : text.*Right.*type : string/);
    });

    context.test('lists rules, which all have a page', async () => {
      const visitor = new Visitor(context);
      const { links } = await visitor.open('/docs/problems');
      const rules = links.filter((link) => link.startsWith('/docs/problems/'));
      expect(rules.length).toBeGreaterThan(20);
      for (const rule of rules) await visitor.open(rule);
      await visitor.open('/docs/problems/nothing', 404);
    });

    context.test('lists the rules of changes', async () => {
      const { html } = await new Visitor(context).open('/docs/changes');
      expect(html).toContain('id="enum-value-removed"');
    });
  });
}
