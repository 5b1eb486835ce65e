import { defined } from '@specshelf/base/defined';
import type { FetchFailed, FetchFailureCause } from '@specshelf/service';

/** A failed fetch of a source. The message contains advice for the user, and nothing about the network of the server. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly result: FetchFailed;
  /** Whether a retry may succeed soon. */
  readonly retryable: boolean;

  constructor(
    cause: FetchFailureCause,
    message: string,
    { retryable = false, temporary = retryable, retryAfter }: FetchFailureOptions = {},
  ) {
    super(message);
    this.retryable = retryable;
    this.result = {
      kind: 'failed',
      code: cause === 'timeout' ? 'FETCH_TIMEOUT' : 'FETCH_ERROR',
      cause,
      message,
      temporary,
      ...defined({ retryAfter }),
    };
  }
}

export interface FetchFailureOptions {
  /** Default: false. */
  retryable?: boolean;
  /** Whether a later run may succeed. Default: `retryable`. */
  temporary?: boolean;
  /** In milliseconds. */
  retryAfter?: number | undefined;
}
