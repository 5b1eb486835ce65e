import { Agent } from 'node:http';
import { textOf } from '../shared/bench-document.js';
import { generatedDocument } from '../shared/generated-documents.js';
import { alternate, median, ratio } from '../shared/series.js';
import {
  expectResponse,
  publication,
  publishAndWait,
  type Site,
  untilComplete,
} from '../shared/servers/exchange.js';
import { startMonitored } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';

/** Publishes small texts with a change in each round, with and without settings that refuse breaking changes. */
export async function measureGate(folder: string, rounds: number): Promise<Row[]> {
  const server = await startMonitored(folder);
  const agent = new Agent({ keepAlive: true });
  const smallest = JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} });
  try {
    const site = { url: server.url, agent };
    return [
      { document: 'smallest text', ...(await measure('smallest', smallest, rounds, site)) },
      { document: 'ten operations', ...(await measure('ten', textOf(generatedDocument(10)), rounds, site)) },
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}

async function measure(slug: string, text: string, rounds: number, site: Site): Promise<Row> {
  const [off, on] = [`${slug}-without`, `${slug}-with`];
  for (const each of [off, on]) await publishAndWait(each, text, site);
  const body = JSON.stringify({ compatibility: { refuse: 'breaking' } });
  await expectResponse({ ...publication(on, text), method: 'PATCH', body }, site);
  let count = 0;
  const subjects = [off, on].map((name) => ({
    name,
    // The run of the text before would take the processor.
    prepare: () => untilComplete(publication(name, text).path, site),
    run: () => {
      count += 1;
      return expectResponse(publication(name, text.replace('"info"', `"x-count": ${count}, "info"`)), site);
    },
  }));
  // The first rounds compile the code.
  await alternate(subjects, 10);
  const series = await alternate(subjects, rounds);
  return {
    ...{ bytes: text.length, 'without ms': median(series.get(off)), 'with ms': median(series.get(on)) },
    'with / without': ratio(series.get(on), series.get(off)),
  };
}
