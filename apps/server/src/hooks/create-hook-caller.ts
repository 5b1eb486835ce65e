import { createHmac } from 'node:crypto';
import { type HookCall, type HookResult, WorkAbandoned } from '@specshelf/service';
import { Agent, request } from 'undici';
import { signEvent } from '../integrations/sign-event.js';
import { unreachable } from '../integrations/unreachable.js';

export interface HookCaller {
  /** Never rejects for what the address or the network does; with `WorkAbandoned` once it is closed. */
  callHook(call: HookCall): Promise<HookResult>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** Calls the addresses of hooks. An operator has chosen them, so that private ones are called as well. */
export function createHookCaller(now: () => Date): HookCaller {
  // The time limit of a call is the only one.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } });
  return {
    async callHook(call) {
      const result = await callHook(agent, now, call);
      if (agent.destroyed && result.kind === 'failed') throw new WorkAbandoned();
      return result;
    },
    close: () => agent.destroy(),
  };
}

async function callHook(agent: Agent, now: () => Date, call: HookCall): Promise<HookResult> {
  const signal = AbortSignal.timeout(call.time);
  try {
    // Redirects are not followed by this: what is sent is meant for nobody else.
    const { statusCode, body } = await request(call.url, {
      method: 'POST',
      body: call.body,
      dispatcher: agent,
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Specshelf',
        // What the frontends of the API family check.
        'x-gitbook-signature': createHmac('sha256', call.secret).update(call.body).digest('hex'),
        // The same as integrations get: it has a time, so that a call cannot be repeated by others later.
        'x-specshelf-signature': signEvent(call.body, call.secret, now()),
      },
    });
    await body.dump();
    return statusCode < 300 ? { kind: 'taken' } : { kind: 'failed', reason: `answered ${statusCode}` };
  } catch (error) {
    const seconds = call.time / 1000;
    if (signal.aborted) return { kind: 'failed', reason: `did not answer within ${seconds} seconds` };
    return { kind: 'failed', reason: unreachable(error) };
  }
}
