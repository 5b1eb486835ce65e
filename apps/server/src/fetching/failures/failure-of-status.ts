import type { FetchFailureCause } from '@specshelf/service';
import { type Answer, onlyHeader } from '../answer.js';
import { FetchFailure } from './fetch-failure.js';
import { parseRetryAfter } from './retry-after.js';

export interface Asked {
  /** Whether the headers of the source were sent: they are withheld from other origins than that of its URL. */
  sourceHeaders: 'none' | 'sent' | 'withheld';
  now: number;
}

/** Returns the failure for a response that is neither the document nor a redirect. */
export function failureOfStatus(answer: Answer, { sourceHeaders, now }: Asked): FetchFailure {
  const { statusCode: status } = answer;
  const cause = causeOf(status);
  const advice = cause === 'unauthorized' ? credentialsAdvice[sourceHeaders] : advices[cause];
  const again = cause === 'rate-limited' || cause === 'source-error';
  return new FetchFailure(
    cause,
    `The host answered with status ${status}${meanings.get(status) ?? ''}${advice}`,
    {
      again,
      // Also 408 and 425, which are temporary.
      temporary: again || status === 408 || status === 425,
      retryAfter: parseRetryAfter(onlyHeader(answer, 'retry-after'), now),
    },
  );
}

type StatusCause = Extract<
  FetchFailureCause,
  'unauthorized' | 'not-found' | 'rate-limited' | 'source-error' | 'invalid-answer' | 'status'
>;

function causeOf(status: number): StatusCause {
  if (status >= 500) return 'source-error';
  return causes.get(status) ?? 'status';
}

const causes = new Map<number, StatusCause>([
  [304, 'invalid-answer'],
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'not-found'],
  [407, 'unauthorized'],
  [410, 'not-found'],
  [429, 'rate-limited'],
]);

const meanings = new Map([
  [204, ' (no content)'],
  [206, ' (a part of the document)'],
  [304, ' (not modified), which was not asked for'],
]);

const documentNeeded =
  ', where 200 with the document is needed. Check that the URL is that of the document itself.';

const advices = {
  'not-found': ': there is nothing at this URL. Check how it is spelled.',
  'rate-limited': ': it was asked too often. Try again later.',
  'source-error': ': it has a fault of its own. Try again later, or ask whoever runs it.',
  'invalid-answer': documentNeeded,
  status: documentNeeded,
} satisfies Record<Exclude<StatusCause, 'unauthorized'>, string>;

const credentialsAdvice = {
  none: ': it wants to know who asks. Give the source headers with credentials that may read it, or make it public.',
  sent: ': it wants to know who asks. Check that the headers of the source carry credentials that are valid and may read it.',
  withheld:
    ': it wants to know who asks. The headers of the source were not sent there, because they are for the origin of its URL only. Use the URL that it redirects to.',
} satisfies Record<Asked['sourceHeaders'], string>;
