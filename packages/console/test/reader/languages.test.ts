import { expect, it } from 'vitest';
import { addDirections } from '../../src/reader/content/add-directions.js';
import { publishSpecification, specPath } from '../support/publish-specification.js';

const operation = { summary: 'السفن', tags: ['رحلات'], responses: {} };

/** Returns the overview, and the page of the operation. */
async function pagesOf(members: object) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Ferry', version: '1', description: 'Note:\n\n## العنوان\n\n- سفينة' },
    paths: { '/ships': { get: operation } },
  };
  const text = JSON.stringify({ ...document, info: { ...document.info, ...members } });
  const site = await publishSpecification(new Map([['a.json', text]]), 'a.json');
  const overview = (await site?.fetch(specPath))?.body ?? '';
  const [, path = ''] = /href="([^"]*\/docs\/[^"]*\/[^"]*)"/.exec(overview) ?? [];
  return { overview, page: (await site?.fetch(path.slice(path.indexOf('/orgs/'))))?.body ?? '' };
}

it('headings and lists of authors have the direction of their script', async () => {
  const { overview, page } = await pagesOf({});
  expect(overview).toContain('<h2 dir="auto">العنوان</h2>');
  expect(overview).toContain('<ul dir="auto">\n<li>سفينة</li>');
  expect(overview).toContain('<span class="reader-list-title" dir="auto">السفن');
  expect(page).toContain('<h1 dir="auto">السفن</h1>');
  expect(page).toMatch(/<a href="[^"]*" dir="auto">رحلات<\/a>/);
});

it('changes elements without attributes only, and no text that looks like one', () => {
  const html = '<a title="<ul>" href="x">a</a><pre><code>&lt;ul></code></pre><p class="b">c</p>';
  expect(addDirections(html)).toBe(html);
  expect(addDirections('<ol><li><p>a</p></li></ol>')).toBe(
    '<ol dir="auto"><li><p dir="auto">a</p></li></ol>',
  );
});

it.each([
  [{ 'x-description-language': 'ar' }, 'ar'],
  [{ 'x-locale': 'pt_BR' }, 'pt-BR'],
  [{ 'x-lang': ' zh-Hans ' }, 'zh-Hans'],
])('the texts of an author who names their language with %j have it', async (members, language) => {
  const { overview, page } = await pagesOf(members);
  expect(overview).toContain('<html lang="en">');
  for (const html of [overview, page]) {
    expect(html).toContain(`<main class="reader-main" lang="${language}"`);
    expect(html).toContain(`<div lang="${language}"><ul>`);
  }
});

it.each([{}, { 'x-lang': 'Arabic language' }, { 'x-locale': { default: 'ar' } }])(
  'the texts of an author who names no language, such as %j, have none',
  async (members) => {
    const { overview } = await pagesOf(members);
    expect(overview).toMatch(/<main class="reader-main" lang(?:="")? /);
    expect(overview).toMatch(/<div lang(?:="")?><ul>/);
  },
);
