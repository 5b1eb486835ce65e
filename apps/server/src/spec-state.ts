import type { Schema } from '@specshelf/contract';

/** The state of a specification as people see it. */
export type SpecState = 'pending' | 'processing' | 'complete' | 'failed';

type Processed = Pick<Schema<'OpenAPISpec'>, 'processingState' | 'lastProcessErrorCode'>;

/** Returns the state to show to people: in the API, a failed run is `complete` next to an error code. */
export function specState({ processingState, lastProcessErrorCode }: Processed): SpecState {
  if (processingState === 'pending') return 'pending';
  if (processingState === 'progress') return 'processing';
  return lastProcessErrorCode === undefined ? 'complete' : 'failed';
}
