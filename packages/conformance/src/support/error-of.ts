import { type ApiError, isApiError } from '@specshelf/sdk';

/** Returns the error of a failed call; throws if the call succeeds. */
export async function errorOf(call: PromiseLike<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('The call succeeded, but an error was expected');
}
