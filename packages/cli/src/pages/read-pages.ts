import type { OpenAPISpecVersion } from '@specshelf/sdk';
import pLimit from 'p-limit';
import { countBytes } from '../network/response-limit.js';
import { type APIResponse, NoResponse, sendRequest, type Transport } from '../network/send-request.js';
import { CommandFailure } from '../process/command-failure.js';
import type { Connection } from '../server/connection.js';
import { printable } from '../terminal/printable.js';
import type { Progress } from '../terminal/progress.js';
import { filesOfPages, index, linkedPages, type Page, type PageFile } from './page-files.js';

/** A version, and where to read it. */
export interface ReadPagesOptions {
  connection: Pick<Connection, 'address' | 'token' | 'organizationId'>;
  specSlug: string;
  version: Pick<OpenAPISpecVersion, 'id' | 'urls'>;
  transport: Transport;
  progress: Progress;
  /** Limit on the number of pages. Default: 50,000. A large specification has some thousand operations and schemas. */
  mostPages?: number;
}

/** Pages that are requested at once. */
const concurrency = 4;

/** A server with a rate limit asks for up to a minute. */
const longestWait = 60_000;

/**
 * Reads the documentation of a version in Markdown, as files with relative links between them. The first one is the index. A failure ends
 * all requests.
 */
export async function readPages(options: ReadPagesOptions): Promise<PageFile[]> {
  const { specSlug, progress, transport } = options;
  const limit = pLimit(concurrency);
  const failed = new AbortController();
  const add = countBytes(`The pages of ${specSlug}`, transport.limit);
  let count = 0;
  const readAll = (addresses: readonly string[], known: number) =>
    Promise.all(
      addresses.map((address) =>
        limit(async () => {
          const page = await readPage(address, options, failed.signal);
          add(page?.text.length ?? 0);
          count += 1;
          progress.show(specSlug, `Reading the documentation of ${specSlug}: ${count} of ${known} pages`);
          return page;
        }),
      ),
    );
  try {
    return await followLinks(options, readAll);
  } catch (error) {
    limit.clearQueue();
    failed.abort();
    throw error;
  } finally {
    progress.end(specSlug);
  }
}

type ReadAll = (addresses: readonly string[], known: number) => Promise<(Page | undefined)[]>;

async function followLinks(
  { specSlug, version, mostPages = 50_000 }: ReadPagesOptions,
  readAll: ReadAll,
): Promise<PageFile[]> {
  // In normal form, as in links.
  const root = `${new URL(version.urls.app).href}/`;
  const pages: Page[] = [];
  const known = new Set([index]);
  for (let addresses = [index]; addresses.length > 0; ) {
    const read = (await readAll(addresses, known.size)).flatMap((page) => page ?? []);
    pages.push(...read);
    const linked = read.flatMap(({ text }) => linkedPages(text, root));
    addresses = [...new Set(linked)].filter((address) => !known.has(address));
    for (const address of addresses) known.add(address);
    if (known.size > mostPages) {
      throw new CommandFailure([`The documentation of ${specSlug} has more than ${mostPages} pages.`], 4);
    }
  }
  if (known.size > 1) return filesOfPages(pages, root);
  throw new CommandFailure([`${index} of ${specSlug} leads to no pages below ${root}, its address.`], 4);
}

/** Returns undefined for what is not a page in Markdown, although its address looks like one. */
async function readPage(
  address: string,
  { connection, specSlug, version, transport }: ReadPagesOptions,
  signal: AbortSignal,
): Promise<Page | undefined> {
  const { baseUrl } = connection.address;
  const path = ['orgs', connection.organizationId, 'openapi', specSlug, 'versions', version.id];
  const url = `${baseUrl}/${path.map(encodeURIComponent).join('/')}/${address}`;
  const token = await connection.token.read?.();
  const headers = { accept: '*/*', ...(token && { authorization: `Bearer ${token}` }) };
  const request = { url, headers, redirect: 'manual', signal } as const;
  const response = await sendRequest({ longestWait, ...transport }, request).catch((error) => {
    if (!(error instanceof NoResponse)) throw error;
    throw new CommandFailure([`The server at ${baseUrl} did not send ${address}: ${error.message}.`], 4);
  });
  const { ok, status, mediaType, text } = response;
  if (ok && mediaType === (address === index ? 'text/plain' : 'text/markdown')) return { address, text };
  // A page that this version lacks, one in HTML whose name ends with `.md`, and an earlier address.
  const isOther = status === 404 ? mediaType === 'text/markdown' : ok && mediaType === 'text/html';
  if (address !== index && (isOther || (status >= 300 && status < 400))) return undefined;
  throw failureOf(response, `The server at ${baseUrl} does not send ${address} of ${specSlug}`, connection);
}

function failureOf(
  { ok, status, mediaType, body }: APIResponse,
  what: string,
  { token }: Pick<Connection, 'token'>,
): CommandFailure {
  const { message } = Object(Object(body).error);
  const type = mediaType === '' ? '' : ` and the media type ${mediaType}`;
  const reason = typeof message === 'string' ? message : `its response has the status ${status}${type}.`;
  const lines = [`${what}: ${printable(reason)}`];
  if (status === 401 && token.from !== undefined) {
    lines.push(
      `If the token from ${token.from} is valid, a proxy in between does not pass on the Authorization header for pages, or the server is older than this program.`,
    );
  }
  if (ok) lines.push('The server may be older than this program, or a proxy in between has answered.');
  return new CommandFailure(lines, status === 401 || status === 403 ? 3 : 4);
}
