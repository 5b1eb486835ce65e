import { escapeMarkdown, markdownLink } from '@specshelf/render/markdown';
import type { ShownDeprecation } from '../../deprecation/deprecation-text.js';
import { publishedDocuments } from '../components/published-documents.js';
import { describeState } from '../overview/describe-state.js';
import type { MarkdownForm, MarkdownTools } from '../reading/reader-page.js';
import type { Reading, Unpublished } from '../reading/reading.js';

/** Returns a page with its title, and with links to the index, the document, and the page in HTML at its end. */
export async function markdownPage(
  form: MarkdownForm,
  reading: Reading,
  tools: MarkdownTools,
): Promise<string> {
  const { title, blocks } = await form.load(tools);
  return joinPage(title, [...noticesOf(reading), ...blocks, footerOf(form, reading, tools)]);
}

function joinPage(title: string, blocks: readonly string[]): string {
  const all = [`# ${escapeMarkdown(title)}`, ...blocks].filter((block) => block !== '');
  return `${all.join('\n\n')}\n`;
}

/** The version, unless it is the default one, and the deprecation. */
function noticesOf({ deprecation, versionId, label, version }: Reading): string[] {
  const shown = label === undefined ? versionId && `version ${version.record.id}` : `label ${label}`;
  return [
    ...(shown === undefined ? [] : [`Documentation of the ${escapeMarkdown(shown)}.`]),
    ...(deprecation === undefined ? [] : [`**Deprecation.** ${deprecationText(deprecation)}`]),
  ];
}

function deprecationText({ at, sunset, note, isPast }: ShownDeprecation): string {
  return [
    `${isPast ? 'Deprecated since' : 'Will be deprecated on'} ${at.slice(0, 10)}.`,
    ...(sunset === undefined ? [] : [`Sunset: ${sunset.slice(0, 10)}.`]),
    ...(note === undefined ? [] : [escapeMarkdown(note)]),
  ].join(' ');
}

function footerOf({ canonical }: MarkdownForm, reading: Reading, { publicURL }: MarkdownTools): string {
  const links = [
    { text: 'Index of this documentation', href: reading.reader.index },
    ...publishedDocuments(reading),
    { text: 'This page as HTML', href: canonical },
  ];
  const items = links.map(({ text, href }) => `- ${markdownLink(text, new URL(href, publicURL).href)}`);
  return ['---', '', ...items].join('\n');
}

/** A text in the place of a page that does not exist in this version. */
export function missingMarkdown(
  reading: Reading,
  unknownLabel: string | undefined,
  publicURL: string,
): string {
  const text =
    unknownLabel === undefined
      ? 'This documentation has no page at this address. It may have been renamed or removed.'
      : `This specification has no label ${escapeMarkdown(unknownLabel)}. It may have been deleted. The links lead to the default version.`;
  const index = markdownLink('Index of this documentation', new URL(reading.reader.index, publicURL).href);
  return joinPage(unknownLabel === undefined ? 'Page not found' : 'Label not found', [text, index]);
}

/** A text in the place of the documentation of a specification without a version. */
export function stateMarkdown({ spec, place, links }: Unpublished, publicURL: string): string {
  const { title, text, isWaiting } = describeState(spec);
  const { name, path } = isWaiting
    ? { name: 'Versions of the specification', path: links.specStatus(place) }
    : { name: 'Problems of the specification', path: `${links.spec(place)}/problems` };
  return joinPage(title, [
    isWaiting ? `${text} Request this address again later.` : text,
    markdownLink(name, new URL(path, publicURL).href),
  ]);
}
