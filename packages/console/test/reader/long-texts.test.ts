import { expect, it } from 'vitest';
import { countNodes } from '../../src/reader/reading/count-nodes.js';
import { publishSpecification, specPath } from '../support/publish-specification.js';

const mostNodes = 8_000;
const longText = '/a'.repeat(100_000);

async function publish(document: object) {
  const text = JSON.stringify({ openapi: '3.1.0', ...document });
  const site = await publishSpecification(new Map([['long.json', text]]), 'long.json');
  if (!site) throw new Error('The specification cannot be processed');
  return site;
}

it('long titles, paths, and URLs are shown completely, with few places to wrap', async () => {
  const site = await publish({
    info: { title: longText, version: '1' },
    servers: [{ url: `https://pets.example${longText}` }],
    paths: { [longText]: { get: { responses: { 200: { description: '' } } } } },
  });
  const map = await site.siteMap();
  const path = map?.pages.find(({ kind }) => kind === 'operation')?.path;
  expect(path).toBeDefined();
  for (const [target, times] of [
    [specPath, 2],
    [`${specPath}/docs/${path}`, 2],
  ] as const) {
    const { status, body } = await site.fetch(target);
    expect([target, status]).toEqual([target, 200]);
    expect(body.replaceAll('<wbr/>', '').split(longText).length - 1).toBeGreaterThanOrEqual(times);
    expect(countNodes(body)).toBeLessThan(mostNodes);
  }
});

it('the overview lists many servers and security schemes on several pages', async () => {
  const numbers = Array.from({ length: 600 }, (_, index) => index);
  const site = await publish({
    info: { title: 'Pets', version: '1', summary: 'All about pets' },
    servers: numbers.map((number) => ({ url: `https://server-${number}.example/a/b/c` })),
    components: {
      securitySchemes: Object.fromEntries(
        numbers.map((number) => [
          `scheme-${number}`,
          { type: 'http', scheme: 'basic', description: '*a* `b`' },
        ]),
      ),
    },
    paths: {},
  });
  const listed: string[] = [];
  let target: string | undefined = specPath;
  for (let pages = 0; target !== undefined; pages++) {
    const { status, body } = await site.fetch(target);
    expect([pages < 5, status]).toEqual([true, 200]);
    expect(countNodes(body)).toBeLessThan(mostNodes);
    expect(body.includes('All about pets')).toBe(pages === 0);
    listed.push(...[...body.matchAll(/server-\d+|scheme-\d+/g)].map(([name]) => name));
    target = /rel="next" href="\/specs([^"]*)"/.exec(body)?.[1];
  }
  expect(listed.sort()).toEqual(numbers.flatMap((number) => [`server-${number}`, `scheme-${number}`]).sort());
});
