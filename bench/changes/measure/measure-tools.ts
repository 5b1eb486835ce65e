import type { Pair } from '../pairs/pair.js';
import type { Tool } from '../tools.js';

/** One comparison of a pair by a tool, with reading and parsing, and for others with the start of their process. */
export interface ToolFigures {
  pair: string;
  tool: string;
  /** Undefined if it failed or took too long. */
  result?: { milliseconds: number; peak?: number; entries: number };
}

export async function measureTools(tools: readonly Tool[], pairs: readonly Pair[]): Promise<ToolFigures[]> {
  const figures: ToolFigures[] = [];
  for (const pair of pairs) {
    for (const tool of tools) figures.push(await measureTool(tool, pair));
  }
  return figures;
}

async function measureTool(tool: Tool, pair: Pair): Promise<ToolFigures> {
  const names = { pair: pair.name, tool: tool.name };
  const start = performance.now();
  try {
    const { impacts, peak } = await tool.compare(pair);
    const result = { milliseconds: performance.now() - start, entries: impacts.length };
    return { ...names, result: peak === undefined ? result : { ...result, peak } };
  } catch {
    return names;
  }
}
