import { printValue } from '../base/words.js';
import type { LinkView, ResponseView } from '../model/operation-view.js';
import { describe } from './author-markdown.js';
import type { MarkdownContext } from './markdown-context.js';
import { code, escapeText, link } from './markdown-text.js';
import { mediaPieces } from './media-pieces.js';
import { type OperationPlace, ranks } from './operation-ranks.js';
import { block, type Piece, section, textPiece } from './piece.js';
import { rowPieces } from './schema-pieces.js';

/** A response with its schemas, headers, and links. */
export function responsePiece(
  response: ResponseView,
  { level, rank }: OperationPlace,
  context: MarkdownContext,
): Piece {
  const { status, name, summary, description, headers, media, links } = response;
  // Most documents describe failures as the default.
  const isFailure = !/^[123]/.test(status);
  const head = rank + ranks.responseHead;
  const rows = rank + (isFailure ? ranks.failureRows : ranks.responseRows);
  const example = rank + (isFailure ? ranks.failureExample : ranks.example);
  return section(
    {
      rank: head,
      level,
      title: [
        escapeText(status.slice(0, 100)),
        ...(name === undefined ? [] : [escapeText(name.slice(0, 200))]),
      ].join(' '),
    },
    [
      ...(summary === undefined ? [] : [block(head, () => escapeText(summary))]),
      ...textPiece(() => describe(description, context), description !== undefined, head),
      ...mediaPieces(media, { head, rows, example }, context),
      ...(headers
        ? [
            {
              rank: rows,
              text: () => 'Headers:',
              children: rowPieces(headers, rows, context),
              rest: { nouns: ['header', 'headers'] as const },
            },
          ]
        : []),
      ...(links.length === 0
        ? []
        : [
            {
              rank: rows,
              text: () => 'Links:',
              children: links.map((each) => linkPiece(each, rows, context)),
            },
          ]),
    ],
  );
}

function linkPiece(view: LinkView, rank: number, context: MarkdownContext): Piece {
  const { name, operation, target, description, parameters, body, server } = view;
  return {
    isItem: true,
    rank,
    text: () => {
      const to =
        operation === undefined ? '' : ` ${link(escapeText(operation), target && context.href(target))}`;
      const values = [
        ...parameters.map((each) => `${code(each.name)} = ${code(printValue(each.value))}`),
        ...(body === undefined ? [] : [`request body = ${code(printValue(body))}`]),
        ...(server === undefined ? [] : [`server ${code(server)}`]),
      ];
      const head = `${code(name)}${to}${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
      const text = describe(description, context);
      return text === '' ? head : `${head}\n\n${text}`;
    },
  };
}
