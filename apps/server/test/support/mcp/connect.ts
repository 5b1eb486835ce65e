import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** A connected client of either protocol. */
export interface MCPClient {
  /** The revision of the protocol that both use. */
  protocol: string | undefined;
  instructions: string | undefined;
  listTools(): Promise<{ name: string; inputSchema: { required?: string[] | undefined } }[]>;
  /** Calls a tool and returns its text. */
  call(name: string, values?: Record<string, unknown>): Promise<ToolResult>;
  close(): Promise<void>;
}

export interface ToolResult {
  text: string;
  isError: boolean;
}

interface ConnectOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Default: that of Node.js. */
  fetch?: typeof fetch;
}

const info = { name: 'tests', version: '1' };

/** Connects with the official client of the newest protocol. */
export async function connect(url: string, options: ConnectOptions = {}): Promise<MCPClient> {
  const client = new Client(info, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), transportOptions(options)));
  return {
    protocol: client.getNegotiatedProtocolVersion(),
    instructions: client.getInstructions(),
    listTools: async () => (await client.listTools()).tools,
    call: async (name, values = {}) => toResult(await client.callTool({ name, arguments: values })),
    close: () => client.close(),
  };
}

/** Connects with the official client of the protocol of 2025. */
export async function connectEarlier(url: string, options: ConnectOptions = {}): Promise<MCPClient> {
  const client = new EarlierClient(info);
  const transport = new EarlierTransport(new URL(url), transportOptions(options));
  // Its types are not made for exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    protocol: transport.protocolVersion,
    instructions: client.getInstructions(),
    listTools: async () => (await client.listTools()).tools,
    call: async (name, values = {}) => toResult(await client.callTool({ name, arguments: values })),
    close: () => client.close(),
  };
}

function transportOptions({ token, headers = {}, fetch }: ConnectOptions) {
  const sent = token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` };
  return { requestInit: { headers: sent }, ...(fetch ? { fetch } : {}) };
}

function toResult({ content, isError }: Record<string, unknown>): ToolResult {
  const parts: unknown[] = Array.isArray(content) ? content : [];
  const texts = parts.map((part) =>
    typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : '',
  );
  return { text: texts.join('\n'), isError: isError === true };
}
