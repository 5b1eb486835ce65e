import type { BodyView, CodeSample, OperationView } from '../model/operation-view.js';
import { securityPieces, serverPieces } from './access-pieces.js';
import { describe } from './author-markdown.js';
import type { MarkdownContext } from './markdown-context.js';
import { code, codeBlock, escapeText, link } from './markdown-text.js';
import { mediaPieces } from './media-pieces.js';
import { type OperationPlace, ranks } from './operation-ranks.js';
import { block, type Piece, section, textPiece } from './piece.js';
import { responsePiece } from './response-pieces.js';
import { rowPieces } from './schema-pieces.js';

/** An operation, a webhook, or a callback. */
export function operationPieces(
  view: OperationView,
  place: OperationPlace,
  context: MarkdownContext,
): Piece[] {
  const { level, rank } = place;
  const { documentation, body, kind } = view;
  const titled = (title: string, own: number, children: readonly Piece[]) =>
    children.length === 0 ? [] : [section({ rank: rank + own, level, title }, children)];
  return [
    block(rank + ranks.head, () => endpoint(view)),
    ...endNotice(view, rank),
    ...textPiece(
      describe.bind(undefined, view.description, context),
      view.description !== undefined,
      rank + ranks.description,
    ),
    ...(documentation
      ? [
          block(rank + ranks.description, () =>
            link(escapeText(documentation.text), context.href({ kind: 'url', url: documentation.url })),
          ),
        ]
      : []),
    ...titled('Authentication', ranks.access, securityPieces(view.security, rank + ranks.access, context)),
    ...titled(
      'Servers',
      ranks.access,
      hasServers(view) ? serverPieces(view.servers, rank + ranks.access) : [],
    ),
    ...view.parameters.flatMap(({ title, rows }) =>
      titled(title, ranks.access, rowPieces(rows, rank + ranks.rows, context)).map((piece) => ({
        ...piece,
        rest: { nouns: ['parameter', 'parameters'] as const },
      })),
    ),
    ...titled(
      kind === 'operation' ? 'Request body' : 'Payload',
      ranks.access,
      body ? bodyPieces(body, { kind, rank }, context) : [],
    ),
    ...titled(
      kind === 'operation' ? 'Responses' : 'Your response',
      ranks.responseHead,
      view.responses.map((response) => responsePiece(response, { level: level + 1, rank }, context)),
    ),
    ...titled('Code sample', ranks.sample, samplePieces(view.samples, rank)),
    ...titled(
      'Callbacks',
      ranks.callback,
      callbackPieces(view, { level: level + 1, rank: rank + ranks.callback }, context),
    ),
    ...truncationPieces(view, rank, context),
  ];
}

function endpoint({ method, path, kind, servers }: OperationView): string {
  const server = kind === 'operation' ? (servers[0]?.url.replace(/\/$/, '') ?? '') : '';
  return code(`${method} ${shorten(server + path)}`);
}

const longestAddress = 1_000;

function shorten(address: string): string {
  return address.length > longestAddress ? `${address.slice(0, longestAddress)}…` : address;
}

function endNotice({ deprecated, sunset }: OperationView, rank: number): Piece[] {
  if (deprecated !== true && sunset === undefined) return [];
  const text =
    sunset === undefined
      ? 'Avoid this operation in new code.'
      : `This operation ends on ${escapeText(sunset.slice(0, 100))}.`;
  return [block(rank, () => (deprecated ? `**Deprecated.** ${text}` : text))];
}

/** One server without variables and description is a part of the address only. */
function hasServers({ servers }: OperationView): boolean {
  const hasDetails = servers.some(
    ({ variables, description }) => variables.length > 0 || description !== undefined,
  );
  return servers.length > 1 || hasDetails;
}

function bodyPieces(
  { required, description, media }: BodyView,
  { kind, rank }: Pick<OperationView, 'kind'> & Pick<OperationPlace, 'rank'>,
  context: MarkdownContext,
): Piece[] {
  const head = rank + ranks.access;
  return [
    ...(kind === 'operation' ? [block(head, () => (required ? 'Required.' : 'Optional.'))] : []),
    ...textPiece(() => describe(description, context), description !== undefined, head),
    ...mediaPieces(media, { head, rows: rank + ranks.rows, example: rank + ranks.example }, context),
  ];
}

/** Other names of a shell. */
const shells: ReadonlySet<string> = new Set(['bash', 'curl', 'sh', 'shell']);

/** The request as a command, otherwise the first sample of the author. */
function samplePieces(samples: readonly CodeSample[], rank: number): Piece[] {
  const isCommand = (sample: CodeSample) =>
    sample.label.toLowerCase() === 'curl' || ('language' in sample && shells.has(sample.language));
  const sample = samples.find(isCommand) ?? samples[0];
  if (sample === undefined) return [];
  const text = 'text' in sample ? sample.text : sample.tokens.map((token) => token.text).join('');
  return [
    block(rank + ranks.sample, () =>
      codeBlock(text, isCommand(sample) ? 'sh' : 'language' in sample ? sample.language : ''),
    ),
  ];
}

function callbackPieces(
  { callbacks }: OperationView,
  place: OperationPlace,
  context: MarkdownContext,
): Piece[] {
  return callbacks.map(({ name, operations }) =>
    section(
      { rank: place.rank, level: place.level, title: escapeText(name) },
      operations.flatMap((view) => [
        ...(view.title === undefined ? [] : [block(place.rank, () => `**${escapeText(view.title ?? '')}**`)]),
        ...operationPieces(view, { ...place, level: place.level + 1 }, context),
      ]),
    ),
  );
}

function truncationPieces(
  { isTruncated, source }: OperationView,
  rank: number,
  context: MarkdownContext,
): Piece[] {
  return [
    ...(isTruncated
      ? [
          block(
            rank,
            () => 'Parts of this operation are too large for this text: see the schemas that it names.',
          ),
        ]
      : []),
    ...(source ? [block(rank, () => link(escapeText(source.text), context.href(source.target)))] : []),
  ];
}
