import { escapeMarkdown, markdownCode, markdownLink } from '@specshelf/render/markdown';
import { RequestError } from '@specshelf/service';
import { markdownLinks } from '../content/markdown-links.js';
import type { ListRange } from '../reading/list-range.js';
import type { RequestedPart } from '../reading/read-part.js';
import type { MarkdownBody, MarkdownTools } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import type { ListedAction, SiteIndex } from '../reading/site-index.js';
import { documentMarkdown } from './docs-markdown.js';
import { nextPart, pageList, type ToURL } from './markdown-lists.js';

interface ListPage {
  reading: Reading;
  range: ListRange;
  address: string;
}

/** The index of all operations, by tag. */
export function operationsMarkdown(
  {
    reading,
    range,
    address,
    site,
    groups,
  }: ListPage & { site: SiteIndex; groups: readonly (readonly ListedAction[])[] },
  { publicURL }: MarkdownTools,
): MarkdownBody {
  const toURL: ToURL = (path) => new URL(path, publicURL).href;
  const links = markdownLinks(reading);
  const blocks = groups.flatMap((group) => {
    const tag = group[0]?.tag;
    const page = tag === undefined ? undefined : site.pages[tag];
    const pages = group.flatMap(({ index }) => site.pages[index] ?? []);
    const title = page && `## ${markdownLink(escapeMarkdown(page.title), toURL(links.page(page.path)))}`;
    return [...(title === undefined ? [] : [title]), pageList(pages, links, toURL)];
  });
  return { title: 'All operations', blocks: [...blocks, nextPart(range, address, toURL)] };
}

/** The index of all schemas. */
export function schemasMarkdown(
  { reading, range, address }: ListPage,
  { publicURL }: MarkdownTools,
): MarkdownBody {
  const toURL: ToURL = (path) => new URL(path, publicURL).href;
  const links = markdownLinks(reading);
  const names = reading.map.schemas.slice(range.from, range.to);
  const items = names.map((name) => `- ${markdownLink(markdownCode(name), toURL(links.schema(name)))}`);
  const list = items.length === 0 ? 'This specification has no named schemas.' : items.join('\n');
  return { title: 'Schemas', blocks: [list, nextPart(range, address, toURL)] };
}

interface SchemaPage {
  reading: Reading;
  name: string;
  address: string;
  part?: RequestedPart | undefined;
}

/** A schema with all of its properties. */
export async function schemaMarkdown(
  { reading, name, address, part }: SchemaPage,
  tools: MarkdownTools,
): Promise<MarkdownBody> {
  const document = await reading.version.schema(name);
  if (!document) throw new RequestError('not-found', 'There is no such schema.');
  return {
    title: name,
    blocks: await documentMarkdown({ reading, document, address, tools, title: name, part }),
  };
}
