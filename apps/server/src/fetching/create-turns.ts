export interface TurnLimits {
  /** Over all hosts. */
  fetchesAtOnce: number;
  connectionsPerHost: number;
}

/** Runs a task when it is its turn. */
export type TakeTurn = <T>(host: string, task: () => Promise<T>) => Promise<T>;

/** First come, first served; only tasks whose own host is busy are passed by those for other hosts. */
export function createTurns({ fetchesAtOnce, connectionsPerHost }: TurnLimits): TakeTurn {
  const waiting: { host: string; start(): void }[] = [];
  const running: string[] = [];

  const isFree = (host: string): boolean =>
    running.length < fetchesAtOnce && running.filter((other) => other === host).length < connectionsPerHost;
  const startNext = (): void => {
    const next = waiting.find(({ host }) => isFree(host));
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    running.push(next.host);
    next.start();
  };
  return async (host, task) => {
    await new Promise<void>((resolve) => {
      waiting.push({ host, start: resolve });
      startNext();
    });
    try {
      return await task();
    } finally {
      running.splice(running.indexOf(host), 1);
      startNext();
    }
  };
}
