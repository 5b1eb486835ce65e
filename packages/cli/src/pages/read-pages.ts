import type { OpenAPISpecVersion } from '@specshelf/sdk';
import pLimit from 'p-limit';
import { CommandFailure } from '../command-failure.js';
import { type APIResponse, NoResponse, sendRequest, type Transport } from '../network/send-request.js';
import type { Connection } from '../server/connection.js';
import { printable } from '../terminal/printable.js';
import { filesOfPages, linkedPages, type Page, type PageFile } from './page-files.js';

/** A version, and where to read it. */
export interface ReadPagesOptions {
  connection: Pick<Connection, 'address' | 'token' | 'organizationId'>;
  specSlug: string;
  version: Pick<OpenAPISpecVersion, 'id' | 'urls'>;
  transport: Transport;
  /** Limit on the number of pages. Default: 50,000. A large specification has some thousand operations and schemas. */
  mostPages?: number;
}

/** The page that leads to all others. */
const index = 'llms.txt';

/** Pages that are requested at once. */
const concurrency = 4;

/** A server with a rate limit asks for up to a minute. */
const longestWait = 60_000;

/** Reads the documentation of a version in Markdown, as files with relative links between them. The first one is the index. */
export async function readPages(options: ReadPagesOptions): Promise<PageFile[]> {
  const { specSlug, version, mostPages = 50_000 } = options;
  const root = `${version.urls.app}/`;
  const limit = pLimit(concurrency);
  const pages: Page[] = [];
  const known = new Set([index]);
  let addresses = [index];
  while (addresses.length > 0) {
    const read = await Promise.all(addresses.map((address) => limit(() => readPage(address, options))));
    const found = read.flatMap((page) => page ?? []);
    pages.push(...found);
    const linked = found.flatMap(({ text }) => linkedPages(text, root));
    addresses = [...new Set(linked)].filter((address) => !known.has(address));
    for (const address of addresses) known.add(address);
    if (known.size > mostPages) {
      throw new CommandFailure([`The documentation of ${specSlug} has more than ${mostPages} pages.`], 4);
    }
  }
  return filesOfPages(pages, root);
}

/** Returns undefined for a missing page, to which only an author links, and for a page in HTML whose address ends with `.md`. */
async function readPage(address: string, options: ReadPagesOptions): Promise<Page | undefined> {
  const { connection, specSlug, version, transport } = options;
  const { baseUrl } = connection.address;
  const path = ['orgs', connection.organizationId, 'openapi', specSlug, 'versions', version.id];
  const url = `${baseUrl}/${path.map(encodeURIComponent).join('/')}/${address}`;
  const token = await connection.token.read?.();
  const headers = { accept: '*/*', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await sendRequest({ longestWait, ...transport }, { url, headers }).catch((error) => {
    if (!(error instanceof NoResponse)) throw error;
    throw new CommandFailure([`The server at ${baseUrl} did not send ${address}: ${error.message}.`], 4);
  });
  const { ok, status, mediaType, text } = response;
  if (ok && mediaType === (address === index ? 'text/plain' : 'text/markdown')) return { address, text };
  if (address !== index && (status === 404 || (ok && mediaType === 'text/html'))) return undefined;
  throw failureOf(response, `${baseUrl} does not send ${address} of ${specSlug}`);
}

function failureOf({ ok, status, mediaType, body }: APIResponse, prefix: string): CommandFailure {
  const exitCode = status === 401 || status === 403 ? 3 : 4;
  if (ok || body === undefined) {
    const type = mediaType === '' ? 'no media type' : `the media type ${printable(mediaType)}`;
    return new CommandFailure(
      [
        `The server at ${prefix} as Markdown: its response has the status ${status} and ${type}.`,
        'The server must be as new as this program, and a proxy in between must pass on the Authorization header.',
      ],
      exitCode,
    );
  }
  const { message } = Object(Object(body).error);
  const reason = typeof message === 'string' ? printable(message) : `status ${status}`;
  return new CommandFailure([`The server at ${prefix}: ${reason}`], exitCode);
}
