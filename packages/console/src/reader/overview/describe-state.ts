import { displayedState } from '@specshelf/service';
import type { Unpublished } from '../reading/reading.js';

/** Returns what a specification without a version is waiting for, or why it has none. */
export function describeState(spec: Unpublished['spec']): {
  title: string;
  text: string;
  isWaiting: boolean;
} {
  switch (displayedState(spec)) {
    case 'pending':
      return {
        title: 'Waiting to be processed',
        text: 'The specification is in the queue.',
        isWaiting: true,
      };
    case 'processing':
      return {
        title: 'Processing the specification',
        text: 'The server is fetching and checking the files.',
        isWaiting: true,
      };
    default:
      return {
        title: 'The specification has no documentation yet',
        text: 'The last run found no valid OpenAPI document. Correct the problems, and publish the specification again.',
        isWaiting: false,
      };
  }
}
