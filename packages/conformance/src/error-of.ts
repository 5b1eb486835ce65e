import { type ApiError, isApiError } from '@specshelf/sdk';

/** The failure with which the API answers a call; fails when it succeeds. */
export async function errorOf(call: PromiseLike<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('The call succeeded, and should not have');
}
