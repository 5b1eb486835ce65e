import { Agent } from 'node:http';
import { type BenchRequest, expectResponse, type Site } from '../shared/servers/exchange.js';

export interface PacedGets {
  /** Starts a new list and returns it: milliseconds from the due time of a request to its response. */
  begin(): number[];
  /** Resolves when all requests have a response. */
  stop(): Promise<void>;
}

const connections = 4;

/**
 * Sends requests at a steady pace, whether responses arrive or not. A request that waits for a connection waits like its user, so
 * that a blocked server does not receive fewer requests.
 */
export function startPacedGets(request: BenchRequest, { url }: Site, perSecond: number): PacedGets {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let times: number[] = [];
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let due = performance.now();
  const send = async (from: number, into: number[]): Promise<void> => {
    try {
      await expectResponse(request, { url, agent });
      into.push(performance.now() - from);
    } catch (error) {
      failures.push(error);
    }
  };
  // A late timer also sends the requests that have become due.
  const timer = setInterval(() => {
    for (; due <= performance.now(); due += 1000 / perSecond) {
      const sending = send(due, times).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
  }, 1);
  return {
    begin: () => {
      times = [];
      return times;
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      if (failures.length > 0) throw failures[0];
    },
  };
}
