import { Agent } from 'node:http';
import type { Ask } from './ask.js';
import { type ExchangeOptions, expectAnswer } from './exchange.js';

export interface PacedGets {
  /** Gives a new list for what is due from now on: milliseconds from when a request was due to its answer. */
  begin(): number[];
  /** When all are answered. */
  stop(): Promise<void>;
}

const connections = 4;

/**
 * Asks at a steady pace, whether the answers come or not. A request that has to wait for a connection waits as its user would,
 * so that a server that stands still is not asked less.
 */
export function startPacedGets(ask: Ask, options: ExchangeOptions, perSecond: number): PacedGets {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let times: number[] = [];
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let due = performance.now();
  const send = async (from: number, into: number[]): Promise<void> => {
    try {
      await expectAnswer(ask, { ...options, agent });
      into.push(performance.now() - from);
    } catch (error) {
      failures.push(error);
    }
  };
  // A timer that is late sends what has become due meanwhile.
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
