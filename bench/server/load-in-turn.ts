import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expectResponse } from '../shared/servers/exchange.js';
import type { LoadFigures, LoadOptions } from './load.js';

/**
 * Like `load`, for cases that autocannon cannot measure: it decodes every response as text, which takes longer than a large response
 * itself, and has no pauses.
 */
export async function loadInTurn(
  options: LoadOptions & { most?: number; pause?: number },
): Promise<LoadFigures> {
  const { url, requests, connections, seconds, most = Number.POSITIVE_INFINITY, pause = 0 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const sendRequests = async (): Promise<void> => {
    for (let count = 0; count < most && performance.now() - start < seconds * 1000; count++) {
      const next = requests[count % requests.length];
      if (next === undefined) throw new Error('The case has no requests');
      const { time, length } = await expectResponse(next, { url, agent, keep: false });
      latencies.push(time);
      bytes += length;
      if (pause > 0) await setTimeout(pause);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, sendRequests));
  } finally {
    agent.destroy();
  }
  // Without pauses and the time to create the next request, which is ours and not the subject's.
  const waited = latencies.reduce((sum, time) => sum + time, 0) / connections;
  return { count: latencies.length, seconds: waited / 1000, bytes, latencies };
}
