import { printValue, shortName } from '../base/words.js';
import type { More, Phrase, Row, RowGroup, SchemaView } from '../model/schema-view.js';
import { describe } from './author-markdown.js';
import type { MarkdownContext } from './markdown-context.js';
import { code, escapeText, link } from './markdown-text.js';
import type { OmittedPieces, Piece } from './piece.js';

/** The rows below a schema, as items of a list. */
export function rowPieces(view: SchemaView, rank: number, context: MarkdownContext): Piece[] {
  const parts = (view.parts ?? []).map((name) => ({
    text: `All of ${shortName(name)}`,
    target: { kind: 'schema' as const, name },
  }));
  return [
    ...view.groups.flatMap((group) => groupPieces(group, rank, context)),
    ...[...parts, ...(view.more ? [view.more] : [])].map((more) => morePiece(more, rank, context)),
  ];
}

/** Names the rows of a schema. */
export function rowsOf({ groups, type, more, parts }: SchemaView): OmittedPieces | undefined {
  const [group] = groups;
  if (group === undefined && more === undefined && parts === undefined) return undefined;
  const schema = type.find(({ target }) => target?.kind === 'schema')?.text;
  return { nouns: nouns[group?.kind ?? 'properties'], schema };
}

const nouns = {
  alternatives: ['alternative', 'alternatives'],
  conditions: ['condition', 'conditions'],
  items: ['item', 'items'],
  properties: ['property', 'properties'],
} as const;

function groupPieces(group: RowGroup, rank: number, context: MarkdownContext): Piece[] {
  const { kind, label, rows, more } = group;
  const pieces = [
    ...rows.map((row) => rowPiece(row, rank, context)),
    ...(more ? [morePiece(more, rank, context)] : []),
  ];
  if (label === undefined) return pieces;
  return [{ isItem: true, rank, text: () => `${label}:`, children: pieces, rest: { nouns: nouns[kind] } }];
}

function rowPiece(row: Row, rank: number, context: MarkdownContext): Piece {
  const { schema } = row;
  return {
    isItem: true,
    rank,
    text: () => rowText(row, context),
    children: rowPieces(schema, rank + 1, context),
    rest: rowsOf(schema),
  };
}

function rowText({ name, isCode, required, schema }: Row, context: MarkdownContext): string {
  const shown = shortName(name);
  const type = phrasesText(schema.type, context);
  const facts = factsOf(schema, context);
  const isNamed = schema.type.length === 1 && schema.type[0]?.text === shown;
  const words = [...(isNamed ? [] : [type]), ...(required ? ['required'] : []), ...facts].filter(
    (word) => word !== '',
  );
  const title = isCode ? code(shown) : isNamed ? type : escapeText(shown);
  const head = words.length === 0 ? title : `${title} (${words.join(', ')})`;
  return withTexts(head, schema, context);
}

/** The type of a schema that is not a row, after its media type, with its texts. */
export function schemaText(view: SchemaView, context: MarkdownContext, mediaType?: string): string {
  const head = [phrasesText(view.type, context), ...factsOf(view, context)].join(', ');
  return withTexts(mediaType === undefined ? head : `${code(mediaType)}: ${head}`, view, context);
}

/** A short description follows in the same line, a longer one below. */
function withTexts(head: string, view: SchemaView, context: MarkdownContext): string {
  // Further up, a recursive schema has its description.
  const description = view.recursive ? '' : describe(view.description, context);
  const further = furtherTexts(view, context);
  const isLine = !description.includes('\n') && !/^(?:[-+*>#|`~]|\d+[.)])/.test(description);
  if (isLine)
    return [head, [description, ...further].filter((text) => text !== '').join(' ')]
      .filter((text) => text !== '')
      .join(': ');
  const rest = further.length === 0 ? '' : `\n\n${further.join(' ')}`;
  return `${head}:\n\n${description}${rest}`;
}

function furtherTexts(view: SchemaView, context: MarkdownContext): string[] {
  const { title, documentation, values, examples, moreText } = view;
  return [
    ...(title === undefined ? [] : [`Title: ${escapeText(title)}.`]),
    ...(values.length === 0 ? [] : [valuesText(view)]),
    ...(examples.length === 0
      ? []
      : [
          `${examples.length === 1 ? 'Example' : 'Examples'}: ${examples.map((each) => valueText(each, view)).join(', ')}.`,
        ]),
    ...(documentation
      ? [`${link(escapeText(documentation.text), context.href({ kind: 'url', url: documentation.url }))}.`]
      : []),
    ...(moreText ? [`${link(moreText.text, context.href(moreText.target))}.`] : []),
  ];
}

function valuesText(view: SchemaView): string {
  const texts = view.values.map(({ value, description }) =>
    description === undefined
      ? valueText(value, view)
      : `${valueText(value, view)} (${escapeText(description)})`,
  );
  return texts.length === 1 ? `Always ${texts[0]}.` : `One of ${texts.join(', ')}.`;
}

function valueText(value: Parameters<typeof printValue>[0], { isComplete }: SchemaView): string {
  return code(isComplete ? printValue(value, Number.POSITIVE_INFINITY) : printValue(value));
}

/** Constraints and other facts about a schema. */
function factsOf(view: SchemaView, context: MarkdownContext): string[] {
  return [
    ...(view.deprecated ? ['deprecated'] : []),
    ...view.constraints.map((phrases) => phrasesText(phrases, context)),
    ...(view.default === undefined ? [] : [`default ${valueText(view.default, view)}`]),
    ...(view.recursive ? ['recursive'] : []),
    ...(view.readOnly ? ['read-only'] : []),
    ...(view.writeOnly ? ['write-only'] : []),
  ];
}

/** The words of a sentence. Schemas are listed with their URLs at the end of the text. */
function phrasesText(phrases: readonly Phrase[], context: MarkdownContext): string {
  return phrases
    .map(({ text, target, isCode }) => {
      const url = target && context.href(target);
      if (target?.kind === 'schema' && url !== undefined) context.schemas.set(target.name, url);
      return isCode || target !== undefined ? code(text) : escapeWords(text);
    })
    .join('');
}

/** Escapes words, with the spaces around them. */
function escapeWords(text: string): string {
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const [after = ''] = /\s*$/.exec(text.slice(before.length)) ?? [];
  return before + escapeText(text) + after;
}

/** A link to rows that are not in the text. */
function morePiece({ text, target }: More, rank: number, context: MarkdownContext): Piece {
  return {
    isItem: true,
    rank,
    text: () => {
      const url = context.href(target);
      const name = target.kind === 'schema' ? target.name : undefined;
      if (url === undefined)
        return `… ${escapeText(text)}${name === undefined || text.includes(name) ? '' : ` of ${code(name)}`}`;
      return `… ${link(escapeText(text), url)}`;
    },
  };
}
