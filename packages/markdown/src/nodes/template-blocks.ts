import { defined } from '@specshelf/base/defined';
import type { Element, ElementContent } from 'hast';
import { type TemplateData, templateOf } from '../templates/template-element.js';
import { hintBlocks } from './allowed-blocks.js';
import { apiBlock } from './api-block.js';
import { paragraph, text } from './make-node.js';
import type { Block, Code, Column, Hint, Step, Tab } from './node-types.js';

/** Converts the content of a template block, and returns unique anchors for titles. */
export interface TemplateContext {
  blocks(children: readonly ElementContent[]): Block[];
  anchor(title: string): string;
}

type Attributes = TemplateData['attributes'];

/** Converts the element of a template block to document blocks. */
export function templateBlocks(
  { name, attributes }: TemplateData,
  element: Element,
  context: TemplateContext,
): Block[] {
  switch (name) {
    case 'hint':
      return [hint(attributes, context.blocks(element.children))];
    case 'code':
      return context
        .blocks(element.children)
        .map((block) => (block.type === 'code' ? code(block, attributes) : block));
    case 'tabs':
    case 'stepper':
    case 'columns':
      return containerBlocks(containers[name], { attributes, element, context });
    case 'embed':
      return [embed(attributes), ...context.blocks(element.children)];
    default: {
      const block = apiBlock({ name, attributes }, context.anchor);
      return block === undefined ? orphanedPart(attributes, context.blocks(element.children)) : [block];
    }
  }
}

interface Part {
  attributes: Attributes;
  nodes: Block[];
}

/** A template block that consists of parts. */
interface Container {
  /** The template name of its parts. */
  part: string;
  toBlock(parts: Part[], attributes: Attributes): Block;
}

const containers: Record<'tabs' | 'stepper' | 'columns', Container> = {
  tabs: {
    part: 'tab',
    toBlock: (parts) => ({ object: 'block', type: 'tabs', data: {}, nodes: parts.map(tab) }),
  },
  stepper: {
    part: 'step',
    toBlock: (parts) => ({ object: 'block', type: 'stepper', data: {}, nodes: parts.map(step) }),
  },
  columns: {
    part: 'column',
    toBlock: (parts, attributes) => ({
      object: 'block',
      type: 'columns',
      isVoid: false,
      data: fullWidth(attributes),
      nodes: parts.map(column),
    }),
  },
};

/** The block with all parts, after the content that belongs to no part. */
function containerBlocks(
  { part, toBlock }: Container,
  { attributes, element, context }: { attributes: Attributes; element: Element; context: TemplateContext },
): Block[] {
  const others: ElementContent[] = [];
  const parts: Part[] = [];
  for (const child of element.children) {
    const template = templateOf(child);
    if (child.type !== 'element' || template?.name !== part) others.push(child);
    else parts.push({ attributes: template.attributes, nodes: context.blocks(child.children) });
  }
  return [...context.blocks(others), ...(parts.length > 0 ? [toBlock(parts, attributes)] : [])];
}

/** A part that the author's HTML separated from its container. */
function orphanedPart({ title = '' }: Attributes, blocks: Block[]): Block[] {
  return title === '' ? blocks : [paragraph([text(title, ['bold'])]), ...blocks];
}

function hint({ style = '', icon }: Attributes, blocks: Block[]): Hint {
  const nodes = hintBlocks(blocks);
  return {
    object: 'block',
    type: 'hint',
    data: { style: isHintStyle(style) ? style : 'info', ...defined({ icon: validIcon(icon) }) },
    nodes: nodes.length === 0 ? [paragraph([])] : nodes,
  };
}

const hintStyles = ['info', 'warning', 'danger', 'success'] as const;

function isHintStyle(style: string): style is Hint['data']['style'] {
  return hintStyles.some((known) => known === style);
}

const overflows = ['wrap', 'scroll'] as const;

function code(block: Code, attributes: Attributes): Code {
  const { title, overflow, lineNumbers, expandable } = attributes;
  const lines = Number(attributes['collapsedLineCount']);
  return {
    ...block,
    data: {
      ...block.data,
      ...defined({
        title: title || undefined,
        overflow: overflows.find((known) => known === overflow),
        lineNumbers: toBoolean(lineNumbers),
      }),
      ...fullWidth(attributes),
      ...defined({
        expandable: toBoolean(expandable),
        collapsedLineCount: Number.isSafeInteger(lines) && lines > 0 ? lines : undefined,
      }),
    },
  };
}

function tab({ attributes: { title, icon }, nodes }: Part): Tab {
  const data = defined({ title: title || undefined, icon: validIcon(icon) });
  return { object: 'block', type: 'tabs-item', data, nodes };
}

function step({ attributes: { icon }, nodes }: Part): Step {
  return { object: 'block', type: 'stepper-step', data: defined({ icon: validIcon(icon) }), nodes };
}

function column({ attributes, nodes }: Part): Column {
  const data = defined({
    width: lengthOf(attributes['width']),
    verticalAlignment: (attributes['verticalAlignment'] ?? attributes['valign']) || undefined,
  });
  return { object: 'block', type: 'column', data, nodes };
}

function lengthOf(value = ''): Column['data']['width'] {
  const [, digits, unit] = /^([0-9]{1,5}(?:\.[0-9]{1,5})?)(px|%)?$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  return unit === '%' ? { unit, value: Number(digits) } : Number(digits);
}

function embed({ url = '', ...attributes }: Attributes): Block {
  return { object: 'block', type: 'embed', isVoid: true, data: { url, ...fullWidth(attributes) } };
}

function fullWidth(attributes: Attributes): { fullWidth?: true } {
  return attributes['fullWidth'] === 'true' ? { fullWidth: true } : {};
}

function toBoolean(value: string | undefined): boolean | undefined {
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

/** The name of an icon, which has at most 50 characters. */
function validIcon(icon = ''): string | undefined {
  return icon !== '' && icon.length <= 50 ? icon : undefined;
}
