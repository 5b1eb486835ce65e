import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

export function sessionEndedSuite(context: SuiteContext): void {
  describe('the end of a session', () => {
    const address = '/orgs/acme/publish?from=url';
    const form = { url: 'https://api.example/openapi.json', slug: 'harbor "pilots"' };
    const ended = 'Your session has ended. Sign in again to return to the page.';
    const unsent = 'Your session has ended, and the form was not sent.';

    context.test('keeps a form that is sent until the visitor has signed in', async () => {
      const visitor = new Visitor(context);
      for (const sent of [form, { ...form, 'restored-form': 'yes' }]) {
        const page = (await visitor.send(address, sent)).isPage(401);
        page.shows(unsent).hides('it does not exist');
        page.leadsTo(`/sign-in?to=${encodeURIComponent(address)}`);
        expect(page.html).toContain(`<form method="post" action="${address}">`);
        expect(page.hiddenFields).toMatchObject({ slug: form.slug });
        expect(page.html.match(/restored-form/g)).toHaveLength(1);
      }
    });

    context.test('shows a kept form again with its values, without sending it', async () => {
      const visitor = await visitorWith(context, 'editor');
      const kept = { url: form.url, slug: 'Harbor "pilots"', 'restored-form': 'yes' };
      const page = (await visitor.send(address, kept)).isPage(200);
      expect(page.html).toContain(`value="${form.url}"`);
      expect(page.html).toContain('value="Harbor &quot;pilots&quot;"');
      expect(page.html).not.toContain('role="alert"');
      const { items } = await context.client().specs.list({ organizationId: 'acme' });
      expect(items).toEqual([]);
    });

    context.test('is named on the sign-in form, which returns to the page', async () => {
      const visitor = await visitorWith(context, 'editor');
      visitor.cookie = visitor.cookie?.replace(/(specshelf_session=[^;]+)/, '$1x');
      const publish = '/orgs/acme/publish';
      for (const page of [await visitor.see(publish), await new Visitor(context).send(publish, {})]) {
        page.shows(ended).hides('it does not exist');
        expect(page.hiddenFields).toMatchObject({ to: publish });
      }
    });

    context.test('is named after the browser has discarded the session', async () => {
      const visitor = await visitorWith(context, 'editor');
      visitor.cookie = visitor.cookie?.split('; ').find((each) => each.includes('signed_in')) ?? 'none';
      expect((await visitor.see('/orgs/acme/audit?page=x')).shows(ended).hiddenFields).toMatchObject({
        to: '/orgs/acme/audit?page=x',
      });
      (await new Visitor(context).see('/orgs/acme/audit')).shows('It is private, or it does not exist.');
    });

    context.test('keeps a pasted document, but neither files nor large texts', async () => {
      const text = 'openapi: 3.1.0\ninfo: { title: "<A>" }\n';
      const pasted = [
        { field: 'slug', content: 'harbor' },
        { field: 'text', content: text },
      ];
      const paste = '/orgs/acme/publish?from=text';
      const page = (await new Visitor(context).upload(paste, pasted)).shows('Your entries are kept here.');
      expect(page.html).toContain(`<form method="post" action="${paste}" enctype="multipart/form-data">`);
      expect(page.hiddenFields).toMatchObject({ text });
      const restored = [...pasted, { field: 'restored-form', content: 'yes' }];
      const form = await (await visitorWith(context, 'editor')).upload(paste, restored);
      expect(form.html).toContain('>\nopenapi: 3.1.0\ninfo: { title: &quot;&lt;A>&quot; }\n</textarea>');
      expect(form.html).toContain('value="harbor"');
      for (const content of ['x'.repeat(1024 * 1024 + 1), 'x'.repeat(9_000_000)]) {
        const page = await new Visitor(context).upload(paste, [{ field: 'text', content }]);
        page.shows(unsent, 'go back in your browser to the form');
      }
      const files = [{ field: 'files', content: text, name: 'a.yaml' }];
      const sent = await new Visitor(context).upload('/orgs/acme/publish', files);
      sent.shows(unsent, 'go back in your browser to the form');
    });
  });
}
