import { Agent } from 'node:http';
import { organizationPath } from '../../server/load/bench-request.js';
import { type ExchangeOptions, expectResponse } from '../../server/load/exchange.js';
import { publishAndWait, untilComplete } from '../../server/load/publish-and-wait.js';
import { runMonitoredServer } from '../../server/processes/run-monitored-server.js';
import { generatedDocument } from '../../shared/generated-documents.js';
import { alternate, median, ratio } from '../../shared/series.js';

/** A `PUT` of a small text, until the server has acknowledged it. Times in milliseconds, medians. */
export interface GateFigures {
  name: string;
  bytes: number;
  without: number;
  /** With settings that refuse breaking changes. */
  with: number;
  /** The median of the ratios of each round. */
  withOverWithout: number;
}

/** Publishes small texts with a change in each round, with and without settings that refuse breaking changes. */
export async function measureGate(rounds: number): Promise<GateFigures[]> {
  const server = await runMonitoredServer();
  const agent = new Agent({ keepAlive: true });
  const options = { ...server, agent };
  const texts = {
    'smallest text': JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} }),
    'ten operations': new TextDecoder().decode([...generatedDocument(10).files.values()][0]),
  };
  try {
    const figures: GateFigures[] = [];
    for (const [name, text] of Object.entries(texts))
      figures.push(await measure(name, text, rounds, options));
    return figures;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

async function measure(
  name: string,
  text: string,
  rounds: number,
  options: ExchangeOptions,
): Promise<GateFigures> {
  const slug = name.replaceAll(' ', '-');
  const [off, on] = [`${slug}-without`, `${slug}-with`];
  for (const each of [off, on]) await publishAndWait(each, text, options);
  const body = JSON.stringify({ compatibility: { refuse: 'breaking' } });
  await expectResponse({ path: `${organizationPath}/${on}`, method: 'PATCH', body }, options);
  let count = 0;
  const subjectFor = (each: string) => ({
    name: each,
    // The run of the text before would take the processor.
    prepare: () => untilComplete(`${organizationPath}/${each}`, options),
    run: () => publish(each, text.replace('"info"', `"x-count": ${++count}, "info"`), options),
  });
  // The first rounds compile the code.
  await alternate([off, on].map(subjectFor), 10);
  const series = await alternate([off, on].map(subjectFor), rounds);
  return {
    name,
    bytes: text.length,
    without: median(series.get(off) ?? []),
    with: median(series.get(on) ?? []),
    withOverWithout: ratio(series.get(on), series.get(off)),
  };
}

async function publish(slug: string, text: string, options: ExchangeOptions): Promise<void> {
  const request = {
    path: `${organizationPath}/${slug}`,
    method: 'PUT',
    body: JSON.stringify({ source: { text } }),
  } as const;
  await expectResponse(request, options);
}
