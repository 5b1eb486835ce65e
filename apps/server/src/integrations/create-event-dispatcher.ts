import { defined } from '@specshelf/base/defined';
import type { EventDispatch, EventResult } from '@specshelf/service';
import { Agent, type Dispatcher, FormData, request } from 'undici';
import { signEvent } from './sign-event.js';
import { unreachable } from './unreachable.js';

export interface EventDispatcher {
  /** Resolves to a failure for errors of an integration or the network. */
  dispatchEvent(dispatch: EventDispatch): Promise<EventResult>;
  /** Aborts running requests. */
  close(): Promise<void>;
}

/** Sends events to integrations in the format of the public integration runtime: as a form, to `<endpoint>/v1`. */
export function createEventDispatcher(now: () => Date): EventDispatcher {
  // The time limit of the whole request replaces these.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } });
  return {
    dispatchEvent: (dispatch) => dispatchEvent(agent, now, dispatch),
    close: () => agent.destroy(),
  };
}

async function dispatchEvent(agent: Agent, now: () => Date, dispatch: EventDispatch): Promise<EventResult> {
  const signal = AbortSignal.timeout(dispatch.time);
  try {
    return await resultOf(await send(agent, now, dispatch, signal), dispatch.size);
  } catch (error) {
    if (signal.aborted) return { kind: 'timeout' };
    return { kind: 'failed', reason: unreachable(error) };
  }
}

function send(
  dispatcher: Agent,
  now: () => Date,
  { integration, event, environment }: EventDispatch,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const text = JSON.stringify(event);
  const body = new FormData();
  body.set('event', text);
  body.set('environment', JSON.stringify(environment));
  // `request` follows no redirects: the event must not reach another host.
  return request(`${integration.endpoint}/v1`, {
    method: 'POST',
    body,
    dispatcher,
    signal,
    headers: {
      accept: 'application/json',
      'user-agent': 'Specshelf',
      'x-specshelf-signature': signEvent(text, integration.secret, now()),
    },
  });
}

async function resultOf(
  { statusCode: status, body }: Dispatcher.ResponseData,
  size: number,
): Promise<EventResult> {
  const text = await readText(body, size);
  if (text === undefined) return { kind: 'failed', reason: `responded with more than ${size} bytes` };
  if (status === 200) return { kind: 'responded', text };
  const reason = status >= 300 && status < 400 ? 'redirects are not followed' : errorIn(text);
  return { kind: 'rejected', status, ...defined({ reason }) };
}

/** Returns the body; undefined if it exceeds `size` bytes, without reading the rest. */
async function readText(body: AsyncIterable<Uint8Array>, size: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > size) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns the error message of an integration. */
function errorIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isError = typeof body === 'object' && body !== null && 'error' in body;
    return isError && typeof body.error === 'string' ? body.error : undefined;
  } catch {
    return undefined;
  }
}
