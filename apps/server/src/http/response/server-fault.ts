import { RequestError, StorageUnavailable } from '@specshelf/service';

/** Returns the fault of the server that caused a failure, for the log; undefined for a fault of the client. */
export function serverFault(failure: unknown): unknown {
  if (failure instanceof StorageUnavailable) return failure.cause;
  return failure instanceof RequestError ? undefined : failure;
}
