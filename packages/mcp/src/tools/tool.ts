import type { Caller } from '../access/find-caller.js';
import type { MCPService } from '../model/mcp-request.js';
import type { Parameters, ValuesOf } from './parameters.js';

/** The input of a tool besides its arguments. */
export interface ToolCall extends Caller {
  service: MCPService;
  publicURL: string;
  /** The time of the server. */
  now: Date;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  parameters: Parameters;
  /** Returns the answer as Markdown. `values` match the parameters. */
  run(call: ToolCall, values: Readonly<Record<string, unknown>>): Promise<string>;
}

interface ToolDefinition<Of extends Parameters> extends Omit<Tool, 'parameters' | 'run'> {
  parameters: Of;
  answer(call: ToolCall, values: ValuesOf<Of>): Promise<string>;
}

/** Defines a tool whose function receives typed values. */
export function defineTool<Of extends Parameters>({ answer, ...tool }: ToolDefinition<Of>): Tool {
  return { ...tool, run: (call, values) => answer(call, typed<Of>(values)) };
}

/** The one place where values get their types: `inputSchemaOf` has validated them by the parameters. */
function typed<Of extends Parameters>(values: Readonly<Record<string, unknown>>): ValuesOf<Of> {
  return values as ValuesOf<Of>;
}
