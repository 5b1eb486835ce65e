import { createHmac } from 'node:crypto';
import { type HookCall, type HookResult, WorkAbandoned } from '@specshelf/service';
import { Agent, request } from 'undici';
import { signEvent } from '../integrations/sign-event.js';
import { unreachable } from '../integrations/unreachable.js';

export interface HookCaller {
  /** Resolves to a failure for errors of the host or the network. Rejects with `WorkAbandoned` once it is closed. */
  callHook(call: HookCall): Promise<HookResult>;
  /** Aborts running calls. */
  close(): Promise<void>;
}

/** Calls the URLs of hooks. Private addresses are allowed, because an operator sets the URLs. */
export function createHookCaller(now: () => Date): HookCaller {
  // The time limit of the whole call replaces these.
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
    // `request` follows no redirects: the tags must not reach another host.
    const { statusCode, body } = await request(call.url, {
      method: 'POST',
      body: call.body,
      dispatcher: agent,
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Specshelf',
        // The signature that GitBook-compatible frontends verify.
        'x-gitbook-signature': createHmac('sha256', call.secret).update(call.body).digest('hex'),
        // The same signature as for integrations. It covers a timestamp, so that receivers can detect replays.
        'x-specshelf-signature': signEvent(call.body, call.secret, now()),
      },
    });
    await body.dump();
    return statusCode < 300
      ? { kind: 'accepted' }
      : { kind: 'failed', reason: `responded with status ${statusCode}` };
  } catch (error) {
    const seconds = call.time / 1000;
    if (signal.aborted) return { kind: 'failed', reason: `did not respond within ${seconds} seconds` };
    return { kind: 'failed', reason: unreachable(error) };
  }
}
