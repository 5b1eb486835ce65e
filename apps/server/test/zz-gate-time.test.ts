import { readFileSync } from 'node:fs';
import { Client } from '@specshelf/sdk';
import { expect, it } from 'vitest';
import { startServer } from './support/server/start-server.js';

const organizationId = 'default';
it('times', async () => {
  const server = await startServer({});
  const token = await server.server.bootstrap();
  const client = new Client({ baseUrl: server.url, token: token ?? '', maxRetries: 0 });
  const ferry = readFileSync(new URL('../../../fixtures/ferry.yaml', import.meta.url), 'utf8');
  const tiny = 'openapi: 3.1.0\ninfo: {title: Pets, version: "1"}\npaths: {}\n';
  for (const [name, base] of [['tiny', tiny], ['ferry', ferry]] as const) {
    const text = (count: number) => base.replace(/^info:/m, `x-count: ${count}\ninfo:`);
    const times: Record<string, number[]> = { off: [], on: [] };
    for (const slug of ['off', 'on']) {
      const specSlug = `${name}-${slug}`;
      await client.specs.upsert({ organizationId, specSlug, source: { text: text(0) } });
      await server.server.processor.idle();
      if (slug === 'on') await client.specs.update({ organizationId, specSlug, compatibility: { refuse: 'breaking' } });
    }
    for (let round = 1; round <= 150; round++) {
      for (const slug of ['off', 'on']) {
        const specSlug = `${name}-${slug}`;
        const body = JSON.stringify({ source: { text: text(round) } });
        const start = performance.now();
        const response = await fetch(`${server.url}/v1/orgs/${organizationId}/openapi/${specSlug}`, {
          method: 'PUT', body, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        });
        await response.arrayBuffer();
        times[slug]?.push(performance.now() - start);
        expect(response.status).toBe(200);
        await server.server.processor.idle();
      }
    }
    const q = (list: number[], at: number) => [...list.slice(30)].sort((a, b) => a - b)[Math.floor((list.length - 30) * at)]?.toFixed(2);
    for (const slug of ['off', 'on']) console.log(name, slug, 'p10', q(times[slug] ?? [], 0.1), 'p50', q(times[slug] ?? [], 0.5), 'p90', q(times[slug] ?? [], 0.9));
  }
  await server.close();
}, 200_000);
