import { readIndex } from '../../packages/console/src/reader/search/read-index.js';
import {
  expectJSON,
  expectResponse,
  publication,
  publishAndWait,
  type Site,
} from '../shared/servers/exchange.js';
import { type MonitoredServer, startMonitored } from '../shared/servers/start-subject.js';
import type { ReadDocument } from './read-document.js';
import { ours, type Reader } from './static-readers.js';

/** Below it, the pages of each specification. */
export const docsPath = '/orgs/default/openapi';

/** Starts our server with the documents as public specifications. */
export async function startOwnReader(
  documents: readonly ReadDocument[],
  folder: string,
): Promise<{ server: MonitoredServer; reader: Reader }> {
  const server = await startMonitored(folder);
  try {
    const paths = new Map<string, string>();
    for (const document of documents) {
      console.error(`publishing ${document.name}`);
      const { slug, text } = document;
      await publishAndWait(slug, text, server);
      const body = JSON.stringify({ visibility: 'public' });
      await expectResponse({ ...publication(slug, text), method: 'PATCH', body }, server);
      paths.set(slug, await pathOf(document, server));
    }
    const urlOf = ({ slug }: ReadDocument) => `${server.url}${paths.get(slug)}`;
    return { server, reader: { name: ours, urlOf } };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Returns the path of the page of the operation, which the index of the search contains. */
async function pathOf({ slug, operation }: ReadDocument, site: Site): Promise<string> {
  const path = `${docsPath}/${slug}/search.json`;
  const { entries } = await readIndex(await expectJSON({ path, isAnonymous: true }, site));
  const method = operation.method.toUpperCase();
  const entry = entries.find((each) => each.address === operation.path && each.method === method);
  if (entry === undefined) throw new Error(`${slug} has no page of ${method} ${operation.path}`);
  return entry.href;
}
