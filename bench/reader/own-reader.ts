import { readIndex } from '../../packages/console/src/reader/search/read-index.js';
import { organizationPath } from '../server/load/bench-request.js';
import { type ExchangeOptions, expectResponse } from '../server/load/exchange.js';
import { publishAndWait } from '../server/load/publish-and-wait.js';
import { type MonitoredServer, runMonitoredServer } from '../server/processes/run-monitored-server.js';
import type { ReadDocument } from './documents-to-read.js';
import { ours, type ReaderSubject } from './reader-subject.js';

/** Our server with the documents as public specifications. */
export interface OwnReader {
  server: MonitoredServer;
  subject: ReaderSubject;
}

/** Below it, the pages of each specification. */
export const docsPath = '/orgs/default/openapi';

export async function startOwnReader(documents: readonly ReadDocument[]): Promise<OwnReader> {
  const server = await runMonitoredServer();
  try {
    const paths = new Map<string, string>();
    for (const document of documents) {
      console.error(`publishing ${document.name}`);
      await publish(document, server);
      paths.set(document.slug, await pathOf(document, server));
    }
    const subject = { name: ours, urlOf: ({ slug }: ReadDocument) => `${server.url}${paths.get(slug)}` };
    return { server, subject };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function publish({ slug, text }: ReadDocument, options: ExchangeOptions): Promise<void> {
  await publishAndWait(slug, text, options);
  const response = await fetch(`${options.url}${organizationPath}/${slug}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${options.token}` },
    body: JSON.stringify({ visibility: 'public' }),
  });
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`);
}

/** Returns the path of the page of the operation, which the index of the search contains. */
async function pathOf({ slug, operation }: ReadDocument, { url }: ExchangeOptions): Promise<string> {
  const { body } = await expectResponse({ path: `${docsPath}/${slug}/search.json` }, { url });
  const { entries } = await readIndex(JSON.parse(body.toString()));
  const method = operation.method.toUpperCase();
  const entry = entries.find((each) => each.address === operation.path && each.method === method);
  if (entry === undefined) throw new Error(`${slug} has no page of ${method} ${operation.path}`);
  return entry.href;
}
