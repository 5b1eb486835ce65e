import type { Element, ElementContent } from 'hast';
import { hintBlocks } from '../nodes/allowed-blocks.js';
import { paragraph, text } from '../nodes/make-node.js';
import type { Block, Code, Column, Hint, Step, Tab } from '../nodes/node-types.js';
import { apiBlock } from './api-block.js';
import { type TemplateFacts, templateOf } from './template-element.js';

/** What makes blocks of a part of the tree, and anchors of their own for titles. */
export interface TemplateContext {
  blocks(children: readonly ElementContent[]): Block[];
  anchor(title: string): string;
}

type Attributes = TemplateFacts['attributes'];

/** The blocks of a template block. */
export function templateBlocks(
  { name, attributes }: TemplateFacts,
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
      return group('tab', element, context, (parts) => ({
        object: 'block',
        type: 'tabs',
        data: {},
        nodes: parts.map(tab),
      }));
    case 'stepper':
      return group('step', element, context, (parts) => ({
        object: 'block',
        type: 'stepper',
        data: {},
        nodes: parts.map(step),
      }));
    case 'columns':
      return group('column', element, context, (parts) => ({
        object: 'block',
        type: 'columns',
        isVoid: false,
        data: fullWidth(attributes),
        nodes: parts.map(column),
      }));
    case 'embed':
      return [embed(attributes), ...context.blocks(element.children)];
    default: {
      const block = apiBlock({ name, attributes }, context.anchor);
      return block === undefined ? loose(attributes, context.blocks(element.children)) : [block];
    }
  }
}

interface Part {
  attributes: Attributes;
  nodes: Block[];
}

/** A block of parts, behind what stands between them. */
function group(
  name: string,
  { children }: Element,
  { blocks }: TemplateContext,
  toBlock: (parts: Part[]) => Block,
): Block[] {
  const others: ElementContent[] = [];
  const parts: Part[] = [];
  for (const child of children) {
    const facts = templateOf(child);
    if (child.type !== 'element' || facts?.name !== name) others.push(child);
    else parts.push({ attributes: facts.attributes, nodes: blocks(child.children) });
  }
  return [...blocks(others), ...(parts.length > 0 ? [toBlock(parts)] : [])];
}

/** A part that HTML of the author has taken out of its whole. */
function loose({ title = '' }: Attributes, blocks: Block[]): Block[] {
  return title === '' ? blocks : [paragraph([text(title, ['bold'])]), ...blocks];
}

function hint({ style = '', icon }: Attributes, blocks: Block[]): Hint {
  const nodes = hintBlocks(blocks);
  return {
    object: 'block',
    type: 'hint',
    data: { style: isHintStyle(style) ? style : 'info', ...(isIcon(icon) && { icon }) },
    nodes: nodes.length === 0 ? [paragraph([])] : nodes,
  };
}

const hintStyles = ['info', 'warning', 'danger', 'success'] as const;

function isHintStyle(style: string): style is Hint['data']['style'] {
  return hintStyles.some((known) => known === style);
}

function code(block: Code, attributes: Attributes): Code {
  const { title = '', overflow, lineNumbers, expandable } = attributes;
  const lines = Number(attributes['collapsedLineCount']);
  return {
    ...block,
    data: {
      ...block.data,
      ...(title !== '' && { title }),
      ...((overflow === 'wrap' || overflow === 'scroll') && { overflow }),
      ...(isSwitch(lineNumbers) && { lineNumbers: lineNumbers === 'true' }),
      ...fullWidth(attributes),
      ...(isSwitch(expandable) && { expandable: expandable === 'true' }),
      ...(Number.isSafeInteger(lines) && lines > 0 && { collapsedLineCount: lines }),
    },
  };
}

function tab({ attributes: { title = '', icon }, nodes }: Part): Tab {
  return {
    object: 'block',
    type: 'tabs-item',
    data: { ...(title !== '' && { title }), ...(isIcon(icon) && { icon }) },
    nodes,
  };
}

function step({ attributes: { icon }, nodes }: Part): Step {
  return { object: 'block', type: 'stepper-step', data: isIcon(icon) ? { icon } : {}, nodes };
}

function column({ attributes, nodes }: Part): Column {
  const width = lengthOf(attributes['width']);
  const verticalAlignment = attributes['verticalAlignment'] ?? attributes['valign'] ?? '';
  return {
    object: 'block',
    type: 'column',
    data: { ...(width !== undefined && { width }), ...(verticalAlignment !== '' && { verticalAlignment }) },
    nodes,
  };
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

function isSwitch(value: string | undefined): boolean {
  return value === 'true' || value === 'false';
}

/** The name of an icon is at most 50 characters long. */
function isIcon(icon: string | undefined): icon is string {
  return icon !== undefined && icon !== '' && icon.length <= 50;
}
