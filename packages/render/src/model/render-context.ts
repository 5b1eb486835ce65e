import type { VNode } from 'preact';
import type { ActionBlock, SchemasBlock } from './api-blocks.js';
import type { Block } from './node-types.js';
import type { OperationView } from './operation-view.js';
import type { NodeContext } from './options.js';
import type { SchemaView } from './schema-view.js';

/** Data and functions for all components. */
export interface RenderContext extends NodeContext {
  /** Renders child blocks. Here, because blocks contain blocks, and modules must not import each other. */
  Blocks: (props: BlocksProps) => VNode;
  /** HTML of an author that can be inserted. */
  sanitize(html: string): string;
  /** The component of the application for a type of node. */
  replacement(type: string): NodeComponent | undefined;
  operation(block: ActionBlock): OperationView | undefined;
  schemas(block: SchemasBlock): readonly (SchemaView | undefined)[];
}

export interface BlocksProps {
  nodes: readonly Block[];
  context: RenderContext;
}

/** The props of a component for nodes of one type. */
export interface NodeProps<Node = Block> {
  /** The node: a block of the document. */
  node: Node;
  /** Passed on to child nodes. */
  context: RenderContext;
}

/** A component for nodes of one type. It renders child nodes with `RenderNodes`. */
export type NodeComponent = (props: NodeProps) => VNode | null;
