/** A task was terminated because it exceeded its time or memory limit. */
export class WorkLimitExceeded extends Error {
  override readonly name = 'WorkLimitExceeded';

  constructor(
    readonly limit: 'time' | 'memory',
    /** The limit in words, such as `15 seconds`. */
    readonly allowed: string,
  ) {
    super(`A task needed more than ${allowed}`);
  }
}

/** A task was terminated because the server is shutting down. It has had no effect. */
export class WorkAbandoned extends Error {
  override readonly name = 'WorkAbandoned';

  constructor() {
    super('The server is shutting down and accepts no more work');
  }
}

/** A background task failed; `about` identifies it, and `cause` is the reason. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';

  constructor(
    readonly about: Readonly<Record<string, string | number>>,
    cause: unknown,
  ) {
    super('A background task failed', { cause });
  }
}
