import { readFileSync, writeFileSync } from 'node:fs';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { serverCodec } from './src/heavy-work/content-codec.js';
const corpus = '/work/shared/corpus';
const index = JSON.parse(readFileSync(`${corpus}/index.json`, 'utf8')) as any[];
const { runTask } = createHeavyWork(serverCodec);
const out: any[] = [];
for (const { file, expect, bytes, files } of index) {
  if (!['ok', 'warn'].includes(expect) || files > 1 || file.includes('/')) continue;
  try {
    const output: any = await runTask('runPipeline', { entry: file, files: new Map([[file, { fetched: new Uint8Array(readFileSync(`${corpus}/${file}`)) }]]), unavailable: new Map(), redirects: new Map(), limits: { files: 1, total: 1e9 } } as any);
    if (output.kind !== 'processed') { console.log(file, output.kind); continue; }
    const { outline, specification } = output.made;
    const t = performance.now();
    const indexed = await runTask('indexVersion', { specSlug: file.replace(/\W+/g, '-').toLowerCase().slice(0, 40), tags: [], outline, specification });
    out.push({ file, ms: performance.now() - t, ranks: [...indexed.ranks], terms: indexed.terms, chunks: indexed.chunks.map((c: any) => ({ entries: Buffer.from(c.entries).toString('base64'), tokens: Buffer.from(c.tokens).toString('utf8') })), outline: Buffer.from(outline.bytes).toString('base64'), specification: Buffer.from(specification.bytes).toString('base64') });
    console.log(file, bytes, indexed.ranks.length, Math.round(performance.now() - t), Buffer.concat(indexed.chunks.map((c: any) => c.entries)).length, indexed.terms.join(' ').length);
  } catch (e) { console.log(file, String(e).slice(0, 100)); }
}
writeFileSync('/tmp/srch/pool.json', JSON.stringify(out));
