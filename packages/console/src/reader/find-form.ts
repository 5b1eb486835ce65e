import type { ConsoleRequest } from '../console-request.js';
import type { PageRequest } from '../page-request.js';
import { formatQuery, markdownSuffix } from './markdown/markdown-links.js';
import type { FindPage, MarkdownForm, ReaderFile, ReaderPage, ReaderRequest } from './reader-page.js';
import type { Reading } from './reading.js';

/** A page in one of its forms. */
export interface FoundForm {
  page: ReaderPage | ReaderFile;
  /** Present for the page in Markdown. */
  form?: MarkdownForm | undefined;
  /** The address of the page in its path. */
  address: readonly (string | undefined)[];
  /** Whether the form depends on the Accept header. */
  isNegotiated: boolean;
}

/** Whether a request asks for Markdown, other than by its path. */
export function asksForMarkdown({ query }: Pick<PageRequest, 'query'>, request: ConsoleRequest): boolean {
  return query.get(formatQuery.name) === formatQuery.value || request.prefersMarkdown();
}

/**
 * Finds the page at an address. An address with `.md` is that of a page in Markdown, unless the path or the name of another page ends
 * like this.
 */
export async function findForm(
  find: FindPage,
  reading: Reading,
  request: ReaderRequest,
  isMarkdown: boolean,
): Promise<FoundForm | { moved: string } | undefined> {
  const { params } = request;
  const found = await find(reading, request);
  if (found !== undefined) {
    if (found.kind === 'moved') return { moved: (isMarkdown ? found.markdown : undefined) ?? found.location };
    const form = found.kind === 'page' && isMarkdown ? found.markdown : undefined;
    return { page: found, form, address: addressOf(params), isNegotiated: hasForms(found) };
  }
  const name = ['path', 'name'].find((each) => params[each]?.endsWith(markdownSuffix));
  if (name === undefined) return undefined;
  const ofPage = { ...params, [name]: params[name]?.slice(0, -markdownSuffix.length) ?? '' };
  const page = await find(reading, { ...request, params: ofPage });
  if (page?.kind === 'moved') return page.markdown === undefined ? undefined : { moved: page.markdown };
  if (page?.kind !== 'page' || page.markdown === undefined) return undefined;
  return { page, form: page.markdown, address: addressOf(ofPage), isNegotiated: false };
}

function addressOf(params: ReaderRequest['params']): FoundForm['address'] {
  return [params['path'], params['name']];
}

function hasForms(found: ReaderPage | ReaderFile): boolean {
  return found.kind === 'page' && found.markdown !== undefined;
}

/** Whether a visitor reads it: not the data of the search, which a page loads, and not an index. */
export function isContent({ page }: FoundForm): boolean {
  return page.kind === 'page';
}
