import type { FetchFailed, FetchFailureCause } from '@specshelf/service';

/** Why a source was not fetched. The message tells the user what to do, and nothing of the network behind the server. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly result: FetchFailed;
  /** Whether one more request, soon, may succeed. */
  readonly again: boolean;

  constructor(
    cause: FetchFailureCause,
    message: string,
    { again = false, temporary = again, retryAfter }: FetchFailureOptions = {},
  ) {
    super(message);
    this.again = again;
    this.result = {
      kind: 'failed',
      code: cause === 'timeout' ? 'FETCH_TIMEOUT' : 'FETCH_ERROR',
      cause,
      message,
      temporary,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }
}

export interface FetchFailureOptions {
  again?: boolean;
  temporary?: boolean;
  /** In milliseconds. */
  retryAfter?: number | undefined;
}
