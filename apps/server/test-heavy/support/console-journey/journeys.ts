import { manageSpecification, publishFolder, publishURL } from './manage-specifications.js';
import { manageTokens } from './manage-tokens.js';
import { shareSpecification } from './share-specification.js';
import type { Visit } from './visit.js';

export interface Journey {
  does: string;
  /** Whether the visitor has signed in before. */
  isMember: boolean;
  take(visit: Visit): Promise<void>;
}

/** What visitors do in each console: that of a server, and the demo. */
export const journeys: readonly Journey[] = [
  {
    does: 'publishes, breaks, repairs, and shares a specification',
    isMember: false,
    take: shareSpecification,
  },
  { does: 'publishes a folder', isMember: true, take: publishFolder },
  { does: 'reads why a URL cannot be fetched', isMember: true, take: publishURL },
  {
    does: 'publishes a text, and describes and deletes its specification',
    isMember: true,
    take: manageSpecification,
  },
  { does: 'creates a token and reads the audit log', isMember: false, take: manageTokens },
];
