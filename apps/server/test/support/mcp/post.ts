/** A response to a message. */
export interface Posted {
  status: number;
  headers: Headers;
  /** The message, or the text of another body. */
  body: unknown;
}

interface PostOptions {
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
}

/** Sends a message without a client. */
export async function post(
  url: string,
  { method = 'POST', headers, body }: PostOptions = {},
): Promise<Posted> {
  const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json, text/event-stream',
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
  return { status: response.status, headers: response.headers, body: parse(await response.text()) };
}

/** Streams of clients of 2025 have one event. */
function parse(text: string): unknown {
  const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(json);
  } catch {
    return text;
  }
}

/** A message of a client of 2025, which needs no handshake here. */
export function callTool(name: string, values: Readonly<Record<string, unknown>> = {}): unknown {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } };
}
