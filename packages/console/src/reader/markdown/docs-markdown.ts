import type { Schema } from '@specshelf/contract';
import {
  escapeMarkdown,
  markdownCode,
  markdownLink,
  renderMarkdownInSteps,
  renderMarkdownPartInSteps,
} from '@specshelf/render/markdown';
import type { SitePage } from '@specshelf/service';
import { inTurns } from '@specshelf/service/in-turns';
import { markdownLinks, markdownTargets } from '../content/markdown-links.js';
import type { ListRange } from '../reading/list-range.js';
import type { RequestedPart } from '../reading/read-part.js';
import type { MarkdownBody, MarkdownTools } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { isAction, siteIndexOf } from '../reading/site-index.js';
import { nextPart, pageList } from './markdown-lists.js';

interface DocumentOptions {
  reading: Reading;
  document: Schema<'Document'>;
  /** The address of the text. */
  address: string;
  tools: MarkdownTools;
  /** The name of the only schema of the document. */
  title?: string;
  part?: RequestedPart | undefined;
}

/** Renders a document, or one of its elements. */
export async function documentMarkdown(options: DocumentOptions): Promise<string[]> {
  const { reading, document, address, tools, title, part } = options;
  const { publicURL, pause } = tools;
  const settings = { title, link: markdownTargets(reading, address, publicURL) };
  if (part === undefined) {
    const { text } = await inTurns(renderMarkdownInSteps(document, settings), pause);
    // The heading belongs to the page.
    return [(title === undefined ? text : text.slice(text.indexOf('\n') + 1)).trim()];
  }
  const found = await inTurns(
    renderMarkdownPartInSteps(document, { kind: 'part', ...part }, settings),
    pause,
  );
  const whole = markdownLink('Show the whole page', new URL(address, publicURL).href);
  const head = `This page continues ${markdownCode(part.id)}. ${whole}`;
  return [head, found?.text.trim() ?? 'The page has no such part.'];
}

interface DocsPage {
  reading: Reading;
  page: SitePage;
  index: number;
  address: string;
  part?: RequestedPart | undefined;
  /** The shown part of the list of the pages below it. */
  range?: ListRange | undefined;
}

/** A page of the site map: its document, and the list of the pages below it. */
export async function docsMarkdown(
  { reading, page, index, address, part, range }: DocsPage,
  tools: MarkdownTools,
): Promise<MarkdownBody> {
  const isFirst = range === undefined || range.from === 0;
  const document = isFirst ? await reading.version.document(page) : undefined;
  const content = document ? await documentMarkdown({ reading, document, address, tools, part }) : [];
  return {
    title: page.title,
    blocks: [
      ...(isFirst && part === undefined ? tagsOf(reading, page, tools) : []),
      ...content,
      ...(range === undefined ? [] : below({ reading, index, address, range }, tools)),
    ],
  };
}

/** The tags of an operation, and the documentation of a tag elsewhere. */
function tagsOf(reading: Reading, page: SitePage, { publicURL }: MarkdownTools): string[] {
  const { map, overview } = reading;
  const links = markdownLinks(reading);
  const parent = page.parent === undefined ? undefined : map.pages[page.parent];
  const pageOf = (index: number | undefined) => (index === undefined ? undefined : map.pages[index]);
  const tags = isAction(page)
    ? [
        ...(parent === undefined ? [] : [{ title: parent.title, target: parent }]),
        ...(page.furtherTags ?? []).map(({ title, page: at }) => ({ title, target: pageOf(at) })),
      ]
    : [];
  const names = tags.map(({ title, target }) =>
    markdownLink(escapeMarkdown(title), target && new URL(links.page(target.path), publicURL).href),
  );
  const docs =
    page.tag === undefined ? undefined : overview.tags?.find(({ name }) => name === page.tag)?.externalDocs;
  return [
    ...(names.length === 0 ? [] : [`${names.length === 1 ? 'Tag' : 'Tags'}: ${names.join(', ')}`]),
    ...(docs === undefined ? [] : [`More documentation: ${externalLink(docs)}`]),
  ];
}

/** A link of the author, if it leads to a web page. */
export function externalLink({ url, description = url }: { url: string; description?: string }): string {
  return markdownLink(escapeMarkdown(description), /^https?:\/\//i.test(url) ? url : undefined);
}

function below(
  { reading, index, address, range }: Omit<DocsPage, 'page' | 'part'> & { range: ListRange },
  { publicURL }: MarkdownTools,
): string[] {
  const site = siteIndexOf(reading.map);
  const toURL = (path: string) => new URL(path, publicURL).href;
  const shown = (site.children[index] ?? []).slice(range.from, range.to);
  const pages = shown.flatMap((child) => site.pages[child] ?? []);
  if (pages.length === 0) return [];
  return [
    `## ${pages.some(isAction) ? 'Operations' : 'Pages'}`,
    pageList(pages, markdownLinks(reading), toURL),
    nextPart(range, address, toURL),
  ];
}
