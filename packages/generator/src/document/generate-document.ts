import type { Schema } from '@specshelf/contract';
import type { FragmentSource, GeneratorInput } from '../generator-input.js';
import { Ids } from '../ids.js';
import type { Action, Block } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';
import { type DocumentProps, documentPropsOf, type Grouping } from '../props.js';
import { methodProp } from '../revision/page-props.js';
import { revisionIds } from '../revision/revision-ids.js';
import { Slugs } from '../slug.js';
import { actionBlock, type BlockMaker, longestAnchor, schemasBlock } from './api-blocks.js';
import { finishBlocks } from './finish-blocks.js';
import { resolveBlocks } from './resolve-blocks.js';
import { resolveLinks } from './resolve-links.js';

/**
 * The document of one page; undefined when there is no such page.
 * Without fragments the blocks point into the specification (schema 1), with them they bring what they point to (schema 2).
 */
export function generateDocument(
  input: GeneratorInput,
  fragments?: FragmentSource,
): Schema<'Document'> | undefined {
  const props = documentPropsOf(input.source.props);
  const maker = {
    specSlug: input.specSlug,
    ids: new Ids(input.seed),
    anchors: new Slugs(longestAnchor),
  };
  const nodes = props && linked(blocksOf(input, props, maker), input, props);
  if (nodes === undefined) return undefined;
  if (fragments === undefined) return { object: 'document', data: { schemaVersion: 1 }, nodes };
  return {
    object: 'document',
    data: { schemaVersion: 2 },
    nodes: resolveBlocks(nodes, new Map([[input.specSlug, fragments.specification]])),
  };
}

function linked(
  blocks: Block[] | undefined,
  { outline, seed }: GeneratorInput,
  props: DocumentProps,
): Block[] | undefined {
  if (blocks === undefined || props.doc === 'models') return blocks;
  const pages = { grouping: groupingOf(props), models: props.models === true };
  return resolveLinks(blocks, outline, pages, () => revisionIds(seed, props.page));
}

/** Which pages there are besides this one. */
function groupingOf(props: Exclude<DocumentProps, { doc: 'models' }>): Grouping {
  if (props.doc === 'info') return props.grouping ?? 'by-tag';
  return props.doc === 'operations' ? 'by-tag' : 'by-operation';
}

function blocksOf(input: GeneratorInput, props: DocumentProps, maker: BlockMaker): Block[] | undefined {
  const index = indexOf(input.outline);
  switch (props.doc) {
    case 'models': {
      const { schemas } = input.outline;
      return schemas.length > 0 ? [schemasBlock(maker, schemas)] : undefined;
    }
    case 'info': {
      const section = index.section(props.page);
      return section && finishBlocks(section.blocks, maker);
    }
    case 'tag': {
      const node = index.tag(props.page);
      return node && finishBlocks(node.tag?.description ?? [], maker);
    }
    case 'operations': {
      const node = index.tag(props.page);
      return node && withDescription(node.tag?.description, node.actions, false, maker);
    }
    case 'operation': {
      const action = index.action(props.page);
      if (action === undefined || methodProp(action) !== props.method) return undefined;
      return withDescription(action.description, [action], true, maker);
    }
  }
}

/** The anchors of operations are taken first: links from outside lead to them, whatever the text above says. */
function withDescription(
  description: readonly Block[] = [],
  actions: readonly Action[],
  headless: boolean,
  maker: BlockMaker,
): Block[] {
  const blocks = actions.map((action) => actionBlock(maker, action, headless));
  return [...finishBlocks(description, maker), ...blocks];
}
