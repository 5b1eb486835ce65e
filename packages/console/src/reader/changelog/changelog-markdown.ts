import { escapeMarkdown, markdownLink } from '@specshelf/render/markdown';
import type { ReadableChange, ReadableChangelog, ReadableChangelogEntry } from '@specshelf/service';
import { pluralize } from '../../components/pluralize.js';
import { markdownLinks } from '../content/markdown-links.js';
import type { MarkdownBody, MarkdownTools } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { changeText, countOthers, docsOfEntry, nameOfEntry, summaryOf } from './changelog-entry.js';

/** The versions of a specification with their changes, newest first. */
export async function changelogMarkdown(
  { reading, changelog }: { reading: Reading; changelog: ReadableChangelog },
  tools: MarkdownTools,
): Promise<MarkdownBody> {
  const first = await changelog.first();
  return {
    title: 'Changelog',
    blocks: changelog.entries.flatMap((entry) =>
      entryBlocks(entry, first.get(entry.id) ?? [], reading, tools),
    ),
  };
}

function entryBlocks(
  entry: ReadableChangelogEntry,
  first: readonly ReadableChange[],
  reading: Reading,
  { publicURL }: MarkdownTools,
): string[] {
  const { createdAt, labels, changes } = entry;
  const docs = markdownLinks({ ...reading, reader: docsOfEntry(entry, reading) });
  const linkTo = (text: string, path: string) =>
    markdownLink(escapeMarkdown(text), new URL(path, publicURL).href);
  const rest = changes === undefined ? 0 : countOthers(changes.summary, first);
  const where = [createdAt.slice(0, 10), ...labels.map(escapeMarkdown)].join(', ');
  return [
    `## ${linkTo(nameOfEntry(entry), docs.overview)}`,
    `${where}. ${escapeMarkdown(summaryOf(entry))}`,
    first.map(changeItem).join('\n'),
    ...(rest > 0
      ? [
          `And ${pluralize(rest, 'more change')}. ${linkTo(`All operations of ${nameOfEntry(entry)}`, docs.operations)}`,
        ]
      : []),
  ];
}

const changeItem = (change: ReadableChange) => `- ${escapeMarkdown(changeText(change))}`;
