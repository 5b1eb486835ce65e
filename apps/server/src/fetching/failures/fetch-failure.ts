import type { FetchFailed, FetchFailureCause } from '@specshelf/service';

/** A failed fetch of a source. The message advises the user, and reveals nothing of the server's network. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly result: FetchFailed;
  /** Whether a retry may succeed soon. */
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
