import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLinks } from '../src/links.js';
import { renderPage } from '../src/render-page.js';

it('the content security policy allows the style sheet as it is rendered', () => {
  const page = { status: 200, title: 'Title', content: 'content' };
  const { headers, body } = renderPage({ links: createLinks(''), principal: undefined }, page);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
});

it('a page escapes its title and text', () => {
  const page = { status: 200, title: '<script>', content: '<script>' };
  const { body } = renderPage({ links: createLinks(''), principal: undefined }, page);
  expect(body).not.toContain('<script');
  expect(body.split('&lt;script>')).toHaveLength(3);
});
