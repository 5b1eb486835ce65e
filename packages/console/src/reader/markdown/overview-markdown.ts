import { escapeMarkdown, markdownCode, markdownLink } from '@specshelf/render/markdown';
import { securityWords } from '@specshelf/render/preact';
import type { SitePage } from '@specshelf/service';
import { markdownLinks } from '../content/markdown-links.js';
import { type AccessViews, accessViews } from '../overview/access-views.js';
import type { OverviewContents } from '../overview/overview-contents.js';
import type { ListRange } from '../reading/list-range.js';
import type { MarkdownBody, MarkdownTools } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { actionsBelow, countActions, siteIndexOf } from '../reading/site-index.js';
import { documentMarkdown, externalLink } from './docs-markdown.js';
import { groupList, nextPart, pageList, type ToURL } from './markdown-lists.js';

interface OverviewPage {
  reading: Reading;
  contents: OverviewContents;
  range: ListRange;
  address: string;
}

/** The overview: facts about the specification, and its tags. Its introduction is the page with the same title. */
export async function overviewMarkdown(
  { reading, contents, range, address }: OverviewPage,
  tools: MarkdownTools,
): Promise<MarkdownBody> {
  const { overview, map } = reading;
  const toURL: ToURL = (path) => new URL(path, tools.publicURL).href;
  const isFirst = range.from === 0;
  const shown = <Item>(items: readonly Item[]) => items.slice(range.from, range.to);
  const introduction = isFirst ? map.pages.find((page) => isIntroduction(page, overview.title)) : undefined;
  return {
    title: overview.title,
    blocks: [
      ...(isFirst && overview.plainSummary !== undefined ? [escapeMarkdown(overview.plainSummary)] : []),
      ...(introduction
        ? await documentMarkdown({
            reading,
            document: await reading.version.document(introduction),
            address,
            tools,
          })
        : []),
      ...accessBlocks(accessViews({ servers: shown(overview.servers), security: shown(overview.security) })),
      ...contentBlocks(reading, { ...contents, listed: shown(contents.listed) }, isFirst, toURL),
      nextPart(range, address, toURL),
      ...(isFirst ? aboutBlocks(reading) : []),
    ],
  };
}

/** Whether a page has the start of the description of the specification. */
function isIntroduction({ kind, parent, title }: SitePage, ofOverview: string): boolean {
  return kind === 'info' && parent === undefined && title === ofOverview;
}

function accessBlocks({ servers, schemes }: AccessViews): string[] {
  const serverItems = servers.map(({ url, description, variables }) => {
    const text = description === undefined ? '' : `: ${escapeMarkdown(description)}`;
    const names = variables.map(
      ({ name, values, default: initial }) =>
        `\n  - ${markdownCode(`{${name}}`)}${initial === undefined ? '' : ` default ${markdownCode(initial)}`}${values.length === 0 ? '' : ` one of ${values.map(markdownCode).join(', ')}`}`,
    );
    return `- ${markdownCode(url)}${text}${names.join('')}`;
  });
  const schemeItems = schemes.map(({ name, facts, urls, flows }) => {
    const { flows: _flows, urls: _urls, ...own } = facts;
    const words = securityWords({ ...own, flows: flows.map((flow) => flow.name) }) ?? name;
    const details = [...urls, ...flows.flatMap((flow) => flow.urls)].map(
      ({ label, url }) => `${label} ${markdownCode(url)}`,
    );
    const scopes = [...new Set(flows.flatMap((flow) => flow.scopes.map((scope) => scope.name)))];
    const parts = [
      `${escapeMarkdown(words)}, ${markdownCode(name)}${facts.deprecated ? ', deprecated' : ''}`,
      ...details,
      ...(scopes.length === 0 ? [] : [`scopes: ${scopes.map(markdownCode).join(', ')}`]),
    ];
    return `- ${parts.join('; ')}`;
  });
  return [
    ...(serverItems.length === 0 ? [] : ['## Servers', serverItems.join('\n')]),
    ...(schemeItems.length === 0 ? [] : ['## Authentication', schemeItems.join('\n')]),
  ];
}

function contentBlocks(
  reading: Reading,
  { listed, open, single, isLong }: OverviewContents,
  isFirst: boolean,
  toURL: ToURL,
): string[] {
  const site = siteIndexOf(reading.map);
  const links = markdownLinks(reading);
  const all = markdownLink(`All ${countActions(site)} operations`, toURL(links.operations));
  const hasActions = listed.some((index) => site.actionCounts[index] !== 0);
  const pagesAt = (indexes: readonly number[]) => indexes.flatMap((index) => site.pages[index] ?? []);
  const groups = isFirst
    ? open.flatMap((index) => {
        const page = site.pages[index];
        if (page === undefined) return [];
        const title = markdownLink(escapeMarkdown(page.title), toURL(links.page(page.path)));
        const description = page.description === '' ? [] : [escapeMarkdown(page.description)];
        return [`## ${title}`, ...description, pageList(pagesAt(actionsBelow(site, index)), links, toURL)];
      })
    : [];
  const others =
    isFirst && single.length > 0
      ? isLong
        ? [all]
        : ['## Operations', pageList(pagesAt(single), links, toURL)]
      : [];
  const list =
    listed.length === 0
      ? []
      : [`## ${hasActions ? 'Operations' : 'Topics'}`, groupList(listed, site, links, toURL)];
  return [...list, ...(hasActions ? [all] : []), ...groups, ...others];
}

function aboutBlocks({ overview }: Reading): string[] {
  const { version, contact, license, termsOfService, externalDocs } = overview;
  const name = contact && (contact.name ?? contact.url ?? contact.email ?? '');
  const email =
    contact?.email === undefined || contact.email === name ? '' : ` ${markdownCode(contact.email)}`;
  const facts = [
    ...(version === '' ? [] : [`Version: ${escapeMarkdown(version)}`]),
    ...(contact && name
      ? [`Contact: ${externalLink({ url: contact.url ?? '', description: name })}${email}`]
      : []),
    ...(license
      ? [
          `License: ${externalLink({ url: license.url ?? '', description: license.name ?? license.identifier ?? 'License' })}`,
        ]
      : []),
    ...(termsOfService === undefined ? [] : [`Terms of service: ${externalLink({ url: termsOfService })}`]),
    ...(externalDocs === undefined ? [] : [`Documentation: ${externalLink(externalDocs)}`]),
  ];
  return facts.length === 0 ? [] : ['## About this API', facts.map((fact) => `- ${fact}`).join('\n')];
}
