import { errorReply, type HTTPReply, readText } from '@specshelf/service';

/** JSON-RPC codes of failures before a message is read. */
const code = { parse: -32_700, invalid: -32_600, other: -32_000 };

/** Returns the reply to a request that failed, with the status and the headers of the API and a body in JSON-RPC. */
export async function failureReply(error: unknown): Promise<HTTPReply> {
  const { status, headers, chunks } = errorReply(error);
  const { message, type, details }: Failure = JSON.parse(await readText({ chunks })).error;
  const isUnreadable = details?.some(({ path }) => path === '/body') ?? false;
  return {
    status,
    headers,
    chunks: [printError(isUnreadable ? code.parse : code.other, message, { type, details })],
  };
}

interface Failure {
  message: string;
  type: string;
  details?: { path: string; message: string }[];
}

/** Returns a reply that refuses a request. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): HTTPReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    chunks: [printError(status === 400 ? code.invalid : code.other, message)],
  };
}

function printError(code: number, message: string, data?: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message, data } });
}
