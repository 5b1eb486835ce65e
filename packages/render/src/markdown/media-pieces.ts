import type { ExampleView, MediaView } from '../model/operation-view.js';
import { describe } from './author-markdown.js';
import type { MarkdownContext } from './markdown-context.js';
import { code, codeBlock, escapeText, link } from './markdown-text.js';
import { block, type Piece } from './piece.js';
import { rowPieces, rowsOf, schemaText } from './schema-pieces.js';

/** The ranks of the schemas of a body, and of its examples. */
interface MediaRanks {
  head: number;
  rows: number;
  example: number;
}

/** The schemas of a body by media type, each with its first example. */
export function mediaPieces(
  media: readonly MediaView[],
  ranks: MediaRanks,
  context: MarkdownContext,
): Piece[] {
  return media.flatMap(({ type, schema, examples }) => [
    {
      rank: ranks.head,
      text: () => (schema === undefined ? code(type) : schemaText(schema, context, type)),
      ...(schema && { children: rowPieces(schema, ranks.rows, context), rest: rowsOf(schema) }),
    },
    ...examplePieces(examples, ranks.example, context),
  ]);
}

/** Lines of an example; longer ones are on pages of their own. */
const maxLines = 200;

function examplePieces(examples: readonly ExampleView[], rank: number, context: MarkdownContext): Piece[] {
  const shown = examples.find(({ isDescribed, url }) => !isDescribed && url === undefined) ?? examples[0];
  if (shown === undefined) return [];
  const others = examples.filter((example) => example !== shown);
  return [
    block(rank, () => exampleText(shown, context)),
    ...(others.length === 0 ? [] : [block(rank, () => othersText(others, context))]),
  ];
}

/** An example with its name. */
export function exampleText(example: ExampleView, context: MarkdownContext, lines = maxLines): string {
  const { id, name, summary, text, url, language, isDescribed, description, more } = example;
  const title = escapeText(summary ?? (name === 'Example' ? '' : name));
  const head = title === '' ? 'Example:' : `Example: ${title}`;
  const texts = describe(description, context);
  if (url !== undefined)
    return joined(`${head} ${link(escapeText(url), context.href({ kind: 'url', url }))}`, texts);
  if (isDescribed) return joined(head, texts);
  const all = text.split('\n');
  const target = more?.target ?? { kind: 'part' as const, id };
  const rest = more !== undefined || all.length > lines ? link('Complete example', context.href(target)) : '';
  const shown = all.length > lines ? `${all.slice(0, lines).join('\n')}\n…` : text;
  return joined(head, texts, codeBlock(shown, language), rest);
}

function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

const maxNamed = 20;

function othersText(examples: readonly ExampleView[], context: MarkdownContext): string {
  const names = examples
    .slice(0, maxNamed)
    .map(({ id, name, summary }) => link(escapeText(summary ?? name), context.href({ kind: 'part', id })));
  const rest = examples.length > maxNamed ? `, and ${examples.length - maxNamed} more` : '';
  return `Further examples: ${names.join(', ')}${rest}`;
}
