import type { Problem } from '@specshelf/parser';
import type { WorkLimitExceeded } from '../../../base/ports/work/work-errors.js';

/** So many crashes of runs of a source end it. */
export const lostRunsAllowed = 3;

/** Files may refer to further files so many steps deep. */
export const maximumRounds = 50;

export function tooMuchWork({ allowed, limit }: WorkLimitExceeded): Problem {
  return {
    severity: 'error',
    code: `limit-${limit}`,
    message: `Processing this document takes more than ${allowed}, the limit for one document. Make it smaller; the operator of the server can raise the limit with SPECSHELF_WORK_${limit.toUpperCase()}_LIMIT.`,
  };
}

export const workerLost: Problem = {
  severity: 'error',
  code: 'worker-lost',
  message: `The server ended unexpectedly ${lostRunsAllowed} times while it processed this document. It retries the document within minutes, apart from others that were interrupted; publishing it again retries it at once.`,
};
export const tooDeep: Problem = {
  severity: 'error',
  code: 'limit-references',
  message: `Files refer to further files more than ${maximumRounds} steps deep.`,
};
export const headersLost: Problem = {
  severity: 'error',
  code: 'headers-lost',
  message:
    'The request headers of this source can no longer be read, because the secret key of the server has changed. Send the source again, with its headers.',
};
export const internalError: Problem = {
  severity: 'error',
  code: 'internal',
  message:
    'A defect of the server prevented the processing of this document. The previous version stays the latest.',
};
