import type { Schema } from '@specshelf/contract';
import type { ActionBlock, SchemasBlock } from '../model/api-blocks.js';
import type { Block } from '../model/node-types.js';
import type { SchemaView } from '../model/schema-view.js';
import type { DocumentPlan } from '../operation/plan-document.js';
import { nodesToMarkdown } from './author-markdown.js';
import type { MarkdownContext } from './markdown-context.js';
import { code, escapeText, link } from './markdown-text.js';
import { operationPieces } from './operation-pieces.js';
import { block, type Piece, section } from './piece.js';
import { rowPieces, rowsOf, schemaText } from './schema-pieces.js';

/** Ranks beside those of operations: descriptions are as important as those of operations, and schemas as their bodies. */
const textRank = 0.1;
const rowRank = 1;

/** The blocks of a document. The first schema needs no heading if the text has its name as title. */
export function documentPieces(
  { nodes }: Schema<'Document'>,
  { operations, schemas }: DocumentPlan,
  title: string | undefined,
  context: MarkdownContext,
): Piece[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'openapi-operation':
      case 'openapi-webhook': {
        const view = operations.get(node);
        if (view === undefined) return [block(0, () => unavailable(node, context))];
        if (view.title === undefined) return operationPieces(view, { level: 2, rank: 0 }, context);
        const inside = operationPieces(view, { level: 3, rank: 0 }, context);
        return [section({ rank: 0, level: 2, title: escapeText(view.title) }, inside)];
      }
      case 'openapi-schemas':
        return schemaPieces(node, schemas.get(node) ?? [], title, context);
      default:
        return [block(textRank, () => nodesToMarkdown([node], context, below))];
    }
  });
}

/** The title of the text has level 1. */
function below(node: Block): Block {
  if (node.type === 'heading-1') return { ...node, type: 'heading-2' };
  return node.type === 'heading-2' ? { ...node, type: 'heading-3' } : node;
}

/** A block without the part of the specification that it shows. */
function unavailable({ type, data }: ActionBlock, context: MarkdownContext): string {
  const target =
    type === 'openapi-operation'
      ? { kind: 'operation' as const, path: data.path, method: data.method }
      : { kind: 'webhook' as const, name: data.name, method: data.method };
  const address = target.kind === 'operation' ? target.path : target.name;
  return link(code(`${data.method.toUpperCase()} ${address}`), context.href(target));
}

function schemaPieces(
  node: SchemasBlock,
  views: readonly (SchemaView | undefined)[],
  title: string | undefined,
  context: MarkdownContext,
): Piece[] {
  return node.data.schemas.flatMap((name, index) => {
    const view = views[index];
    const content = view === undefined ? [] : [schemaPiece(view, name, context)];
    if (name === title) return content;
    const heading = link(code(name), context.href({ kind: 'schema', name }));
    return [section({ rank: 0, level: 2, title: heading }, content)];
  });
}

/** A schema with its rows. */
export function schemaPiece(view: SchemaView, name: string | undefined, context: MarkdownContext): Piece {
  const rest = rowsOf(view);
  return {
    rank: 0.2,
    text: () => `Type: ${schemaText(view, context)}`,
    children: rowPieces(view, rowRank, context),
    rest: rest && (name === undefined ? rest : { ...rest, schema: name }),
  };
}
