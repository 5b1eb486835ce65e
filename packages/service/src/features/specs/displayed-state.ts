import type { Schema } from '@specshelf/contract';

/** The state of a specification in pages and on the command line. */
export type DisplayedState = 'pending' | 'processing' | 'complete' | 'failed';

type Processed = Pick<Schema<'OpenAPISpec'>, 'processingState' | 'lastProcessErrorCode'>;

/** Returns the state to display: in the API, a failed run is `complete` with an error code. */
export function displayedState({ processingState, lastProcessErrorCode }: Processed): DisplayedState {
  if (processingState === 'pending') return 'pending';
  if (processingState === 'progress') return 'processing';
  return lastProcessErrorCode === undefined ? 'complete' : 'failed';
}
