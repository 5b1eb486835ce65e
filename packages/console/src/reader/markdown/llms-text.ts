import { escapeMarkdown, markdownCode, markdownLink } from '@specshelf/render/markdown';
import { pluralize } from '../../components/pluralize.js';
import { publishedDocuments } from '../components/published-documents.js';
import { markdownLinks, markdownSuffix } from '../content/markdown-links.js';
import { contentsOf } from '../overview/overview-contents.js';
import { createReaderLinks } from '../reading/reader-links.js';
import type { Reading } from '../reading/reading.js';
import { countActions, siteIndexOf } from '../reading/site-index.js';
import { groupList, type ToURL, toText } from './markdown-lists.js';

/** Limit on the tags and topics of one index. */
const longestIndex = 1_000;

/** The index of a specification for programs with language models (llmstxt.org): topics and tags, not all operations. */
export function llmsText(reading: Reading, publicURL: string): string {
  const toURL: ToURL = (path) => new URL(path, publicURL).href;
  const { overview, place } = reading;
  const version = overview.version === '' ? '' : `, version ${escapeMarkdown(overview.version)}`;
  const blocks = [
    `# ${escapeMarkdown(overview.title)}`,
    `> ${summaryOf(reading)}`,
    `OpenAPI specification ${markdownCode(place.specSlug)}${version}. Links to pages lead to text in Markdown; on the server, their addresses without ${markdownCode(markdownSuffix)} are pages in HTML.`,
    ...topics(reading, toURL),
    ...operations(reading, toURL),
    ...schemas(reading, toURL),
    ...versions(reading, toURL),
    ...documents(reading, toURL),
    ...mcpServer(reading, toURL),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** One line: the summary of the author, otherwise the start of the introduction. */
function summaryOf({ overview, version }: Reading): string {
  const text = overview.plainSummary ?? version.record.facts?.summary ?? '';
  return text.trim() === '' ? `Documentation of ${toText(overview.title)}.` : toText(text);
}

function section(title: string, items: readonly string[]): string[] {
  const shown = items.filter((item) => item !== '');
  return shown.length === 0 ? [] : [`## ${title}`, shown.join('\n')];
}

function topics(reading: Reading, toURL: ToURL): string[] {
  const site = siteIndexOf(reading.map);
  const { listed, open } = contentsOf(reading);
  const links = markdownLinks(reading);
  const pages = [...listed, ...open].filter((index) => site.actionCounts[index] === 0);
  return section('Documentation', [
    `- ${markdownLink('Overview', toURL(links.overview))}: servers, authentication, and contents.`,
    groupList(pages.slice(0, longestIndex), site, links, toURL),
  ]);
}

/** All tags at any depth are reached from those without a parent. */
function operations(reading: Reading, toURL: ToURL): string[] {
  const site = siteIndexOf(reading.map);
  const { listed, open } = contentsOf(reading);
  const links = markdownLinks(reading);
  const count = countActions(site);
  if (count === 0) return [];
  const tags = [...listed, ...open].filter((index) => site.actionCounts[index] !== 0).sort((a, b) => a - b);
  const rest =
    tags.length > longestIndex ? `- … ${tags.length - longestIndex} more tags: see all operations` : '';
  return section('Operations', [
    `- ${markdownLink('All operations', toURL(links.operations))}: ${pluralize(count, 'operation')}.`,
    groupList(tags.slice(0, longestIndex), site, links, toURL),
    rest,
  ]);
}

function schemas(reading: Reading, toURL: ToURL): string[] {
  const { length } = reading.map.schemas;
  if (length === 0) return [];
  const link = markdownLink('All schemas', toURL(markdownLinks(reading).schemas));
  return section('Schemas', [`- ${link}: ${pluralize(length, 'schema')}.`]);
}

/** The changelog, and the indexes of the versions that labels point to. */
function versions(reading: Reading, toURL: ToURL): string[] {
  const { readChangelog, links, place, versions: known, label, versionId } = reading;
  // Pages of a version are cached for long: they do not depend on labels.
  const labels = versionId === undefined ? known.labels.filter((each) => each.label !== label) : [];
  return section('Versions', [
    ...(readChangelog === undefined
      ? []
      : [
          `- ${markdownLink('Changelog', toURL(links.changelog(place) + markdownSuffix))}: the changes of each version.`,
        ]),
    ...labels.slice(0, longestIndex).map((each) => {
      const { index } = createReaderLinks(links.labelDocs(place, each.label), true);
      const version = each.documentVersion === undefined ? '' : `: version ${toText(each.documentVersion)}`;
      return `- ${markdownLink(`Label ${escapeMarkdown(each.label)}`, toURL(index))}${version}`;
    }),
  ]);
}

function documents(reading: Reading, toURL: ToURL): string[] {
  return section(
    'OpenAPI document',
    publishedDocuments(reading).map(({ text, href }) => `- ${markdownLink(text, toURL(href))}`),
  );
}

/** Documents that are not stored have none. */
function mcpServer({ readChangelog, links, place }: Reading, toURL: ToURL): string[] {
  if (readChangelog === undefined) return [];
  const link = markdownLink('MCP server', toURL(`${links.spec(place)}/mcp`));
  return section('Model Context Protocol', [`- ${link}: tools that search and read this specification.`]);
}
