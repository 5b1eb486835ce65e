import { expect, it } from 'vitest';
import { renderPage } from '../src/page/render-page.js';
import { createLinks } from '../src/web/links.js';

const context = {
  links: createLinks(''),
  principal: undefined,
  params: {},
  returnPath: undefined,
  pause: async () => undefined,
};

it('a page has only styles and scripts that its content security policy allows', async () => {
  const { headers, body } = await renderPage(context, { status: 200, title: 'Title', content: 'content' });
  expect(headers['content-security-policy']).toContain(`script-src 'self'; style-src 'self';`);
  expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/console\.[0-9a-f]{16}\.css"/);
  expect(body).not.toMatch(/<style|<script>|style=| on[a-z]+=/);
});

it('a page escapes its title and text', async () => {
  const page = { status: 200, title: '<script>', content: '<script>' };
  const { body } = await renderPage(context, page);
  expect(body).not.toContain('<script>');
  expect(body.split('&lt;script>')).toHaveLength(3);
});
