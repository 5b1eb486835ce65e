import type { PageRequest } from '../web/page-request.js';
import { formatQuery, markdownSuffix } from './content/markdown-links.js';
import type { FindPage, MarkdownForm, ReaderFile, ReaderPage, ReaderRequest } from './reading/reader-page.js';
import type { Reading } from './reading/reading.js';

/** What selects the form of a page. */
export interface SelectedForm {
  /** Whether the address is that of Markdown. */
  isMarkdown: boolean;
  /** Whether the Accept header ranks Markdown above HTML. */
  prefersMarkdown: boolean;
}

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

/** Whether the query of a request selects Markdown. */
export function selectsMarkdown({ query }: Pick<PageRequest, 'query'>): boolean {
  return query.get(formatQuery.name) === formatQuery.value;
}

/** Whether the path of a request could be that of a page in Markdown. */
export function hasSuffix({ params }: Pick<PageRequest, 'params'>): boolean {
  return suffixedParameter(params) !== undefined;
}

function suffixedParameter(params: ReaderRequest['params']): string | undefined {
  return ['path', 'name'].find((each) => params[each]?.endsWith(markdownSuffix));
}

/**
 * Finds the page at an address. An address with `.md` is that of a page in Markdown, unless the path or the name of another page ends
 * like this.
 */
export async function findForm(
  find: FindPage,
  reading: Reading,
  request: ReaderRequest,
  { isMarkdown, prefersMarkdown }: SelectedForm,
): Promise<FoundForm | { moved: string } | undefined> {
  const { params } = request;
  const found = await find(reading, request);
  if (found !== undefined) {
    const isText = isMarkdown || prefersMarkdown;
    if (found.kind === 'moved') return { moved: (isMarkdown ? found.markdown : undefined) ?? found.location };
    const form = found.kind === 'page' && isText ? found.markdown : undefined;
    return { page: found, form, address: addressOf(params), isNegotiated: !isMarkdown && hasForms(found) };
  }
  const name = suffixedParameter(params);
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
