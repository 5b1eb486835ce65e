import type { Schema } from '@specshelf/contract';
import type { FragmentSource, GeneratorInput } from '../model/generator-input.js';
import { Ids } from '../model/ids.js';
import { type DocumentProps, documentPropsOf, type Grouping } from '../model/props.js';
import { Slugs } from '../model/slug.js';
import { specKey, specRef } from '../model/spec-ref.js';
import type { Action, Block } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';
import { methodProp } from '../revision/page-props.js';
import { revisionIds } from '../revision/revision-ids.js';
import { actionBlock, type BlockContext, maxAnchorLength, schemasBlock } from './api-blocks.js';
import { finishBlocks } from './finish-blocks.js';
import { resolveBlocks } from './resolve-blocks.js';
import { resolveLinks } from './resolve-links.js';

/**
 * Generates the document of one page; undefined when the page does not exist. With fragments, blocks contain the parts of the
 * specification that they show (schema 2) instead of only pointing to them (schema 1).
 */
export function generateDocument(
  input: GeneratorInput,
  fragments?: FragmentSource,
): Schema<'Document'> | undefined {
  const props = documentPropsOf(input.source.props);
  const context = {
    ref: specRef(input.specSlug, input.source),
    ids: new Ids(input.seed),
    anchors: new Slugs(maxAnchorLength),
  };
  const nodes = props && withLinks(blocksOf(input, props, context), input, props);
  if (nodes === undefined) return undefined;
  if (fragments === undefined) return { object: 'document', data: { schemaVersion: 1 }, nodes };
  return {
    object: 'document',
    data: { schemaVersion: 2 },
    nodes: resolveBlocks(nodes, new Map([[specKey(context.ref), fragments.specification]]), fragments),
  };
}

function withLinks(
  blocks: Block[] | undefined,
  { outline, seed }: GeneratorInput,
  props: DocumentProps,
): Block[] | undefined {
  if (blocks === undefined || props.doc === 'models') return blocks;
  const pages = { grouping: groupingOf(props), models: props.models === true };
  return resolveLinks(blocks, outline, pages, () => revisionIds(seed, props.page));
}

/** The grouping of the revision that contains this page. */
function groupingOf(props: Exclude<DocumentProps, { doc: 'models' }>): Grouping {
  if (props.doc === 'info') return props.grouping ?? 'by-tag';
  return props.doc === 'operations' ? 'by-tag' : 'by-operation';
}

function blocksOf(input: GeneratorInput, props: DocumentProps, context: BlockContext): Block[] | undefined {
  const index = indexOf(input.outline);
  switch (props.doc) {
    case 'models': {
      const { schemas } = input.outline;
      return schemas.length > 0 ? [schemasBlock(context, schemas)] : undefined;
    }
    case 'info': {
      const section = index.section(props.page);
      return section && finishBlocks(section.blocks, context);
    }
    case 'tag': {
      const node = index.tag(props.page);
      return node && finishBlocks(node.tag?.description ?? [], context);
    }
    case 'operations': {
      const node = index.tag(props.page);
      return node && withDescription(node.tag?.description, node.actions, false, context);
    }
    case 'operation': {
      const action = index.action(props.page);
      if (action === undefined || methodProp(action) !== props.method) return undefined;
      return withDescription(action.description, [action], true, context);
    }
  }
}

/** Assigns the anchors of operations first, so that external links to them do not depend on the description. */
function withDescription(
  description: readonly Block[] = [],
  actions: readonly Action[],
  headless: boolean,
  context: BlockContext,
): Block[] {
  const blocks = actions.map((action) => actionBlock(context, action, headless));
  return [...finishBlocks(description, context), ...blocks];
}
