import { RequestError, StorageUnavailable } from '@specshelf/service';

/** What an operator has to see of a failure: undefined when who asked is to blame. */
export function serverFault(failure: unknown): unknown {
  if (failure instanceof StorageUnavailable) return failure.cause;
  return failure instanceof RequestError ? undefined : failure;
}
