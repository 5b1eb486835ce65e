import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { harbor, lines } from '../../../support/web/harbor.js';
import { publishOpenPages, publishPages } from '../../../support/web/publish-pages.js';
import { visitorWith } from '../../../support/web/visitor.js';

export function sourcePageSuite(context: SuiteContext): void {
  const reader = () => visitorWith(context, 'reader');

  describe('the page of a source', () => {
    context.test('shows it as submitted, file by file, with references as links', async () => {
      const { version } = await publishPages(context, 'harbor', harbor);
      const source = `${version}/source`;
      const visitor = await reader();
      const page = await visitor.open(source);
      const missing = `${source}?pointer=%2Fcomponents%2Fresponses%2FMissing`;
      page.leadsTo(`${source}?file=schemas%2Fship.yaml&pointer=%2FShip`, missing);
      expect(page.html).toContain('&lt;script>alert(1)');
      (await visitor.see(missing)).redirectsTo(`${source}?line=17&column=5#L17`);
      (await visitor.open(`${source}?file=schemas%2Fship.yaml`)).shows('Lines 1 to 5 of 5');
      expect((await visitor.see(`${source}?file=secret.yaml`)).status).toBe(404);
    });

    context.test('shows it as processed, with one member per line', async () => {
      const { version } = await publishPages(context, 'harbor', harbor);
      const page = await (await reader()).open(`${version}/source?text=processed`);
      expect(page.words).toMatch(/2\s+"openapi"\s*:\s+"3.1.0"/);
    });

    context.test('names the specification, and lets visitors replace it who may write', async () => {
      const { root, spec } = await publishPages(context, 'harbor', harbor);
      const page = await (await visitorWith(context, 'editor')).open(`${root}/source`);
      expect(page.html).toContain('<h1>Source<span class="quiet"> of Harbor</span></h1>');
      expect(page.html).toContain('<title>Source of Harbor');
      expect(page.html).toContain(`>Problems (${spec.lastProcessedErrorCount})</a>`);
      const replace = 'href="/orgs/acme/publish?from=file&amp;slug=harbor">Publish a new version</a>';
      expect(page.html).toContain(replace);
      (await (await reader()).open(`${root}/source`)).hides('Publish a new version');
    });

    context.test('has windows of 200 lines around the requested one', async () => {
      const { root } = await publishPages(context, 'long', lines);
      const source = `${root}/source`;
      const visitor = await reader();
      const first = (await visitor.open(source)).shows('Lines 1 to 200 of 1,010');
      first.leadsTo(`${source}?from=201`);
      const middle = (await visitor.open(`${source}?line=704`)).shows('Lines 664 to 863 of 1,010');
      expect(middle.html).toContain('<div class="line marked" id="L704">');
      middle.leadsTo(`${source}?from=601`, `${source}?from=801`);
      (await visitor.open(`${source}?from=201`)).leadsTo(source);
      (await visitor.see(`${source}?go=704`)).redirectsTo(`${source}?line=704#L704`);
      (await visitor.open(`${source}?line=999999999`)).shows('Lines 811 to 1,010 of 1,010');
    });

    context.test('shows a source that fits into a window whole', async () => {
      const text = lines.split('\n').toSpliced(196, 810).join('\n');
      const { root } = await publishPages(context, 'short', text);
      const visitor = await reader();
      for (const query of ['?line=51', '?from=51', '?line=200', '?line=900'])
        (await visitor.open(`${root}/source${query}`))
          .shows('Lines 1 to 200 of 200')
          .hides('Earlier lines', 'Later lines');
      const longer = await publishPages(context, 'longer', `${text}\n`);
      const page = await visitor.open(`${longer.root}/source?line=51`);
      page.shows('Lines 11 to 201 of 201', 'Earlier lines');
    });

    context.test('links lines of a window by the fragment only, and the entry by one address', async () => {
      const { root } = await publishPages(context, 'harbor', harbor);
      const long = await publishPages(context, 'long', lines);
      const visitor = await reader();
      const addresses = (html: string) => new Set(html.match(/(?<= href=")[^"#]*source[^"#]*/g));
      const entry = await visitor.open(`${root}/source?file=api.yaml`);
      expect(entry.hrefs).toContain(`${root}/source#L3`);
      expect(addresses(entry.html)).toEqual(addresses((await visitor.open(`${root}/source`)).html));
      const { html } = await visitor.open(`${long.root}/source?wrap=off&line=704`);
      expect(html).toContain('source?from=664&amp;wrap=off#L700"');
      expect(addresses(html).size).toBeLessThan(15);
    });

    context.test('shows a part of a long line', async () => {
      const members = { 'x-text': 'abc '.repeat(50_000), 'x-last': { $ref: '#/info' } };
      const text = JSON.stringify({ ...JSON.parse(lines), ...members });
      const { root } = await publishPages(context, 'one-line', text);
      const visitor = await reader();
      const { html } = await visitor.open(`${root}/source?line=1&column=100000`);
      expect(html.length).toBeLessThan(20_000);
      expect(html).toContain('<span class="shelf-string">');
      const end = await visitor.open(`${root}/source?line=1&column=${text.length}`);
      expect(end.html).toContain('pointer=%2Finfo');
    });

    context.test('shows the problems of the line in its address, each message once', async () => {
      const info = { title: 'Wrong', version: '1' };
      const text = `{"openapi":"3.1.0","info":${JSON.stringify(info)},"paths":{},\n"components":{"schemas":{"A":{"requird":[]},"B":{"requird":[]}}}}`;
      const { root } = await publishPages(context, 'wrong', text);
      const visitor = await reader();
      const page = await visitor.open(`${root}/source?line=2&column=1&wrap=off`);
      expect(page.html).toContain('aria-label="Problems of line 2"');
      expect(page.html.match(/<code>requird<\/code> is not a field/g)).toHaveLength(1);
      expect((await visitor.open(`${root}/source?line=1`)).html).not.toContain('is not a field');
      (await visitor.open(`${root}/source`)).hides('is not a field');
      const { root: set } = await publishPages(context, 'harbor', harbor);
      const place = 'file=schemas%2Fship.yaml&line=4';
      const label = 'aria-label="Problems of line 4"';
      expect((await visitor.open(`${set}/source?${place}`)).html).toContain(label);
      expect((await visitor.open(`${set}/source?line=4`)).html).not.toContain(label);
      const failed = await publishPages(
        context,
        'cracked',
        'openapi: 3.1.0\ninfo:\n  title: A\n version: 1\n',
      );
      expect((await visitor.open(`${failed.root}/source?line=4`)).html).toContain(label);
    });

    context.test(
      'requires the access of its raw content, also when the documentation is public',
      async () => {
        const { root } = await publishOpenPages(context, 'open');
        expect((await (await visitorWith(context, 'stranger')).see(`${root}/source`)).status).toBe(404);
        expect((await (await visitorWith(context, 'renderer')).see(`${root}/source`)).status).toBe(403);
        await (await reader()).open(`${root}/source`);
      },
    );
  });
}
