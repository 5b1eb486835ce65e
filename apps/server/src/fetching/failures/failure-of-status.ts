import type { FetchFailureCause } from '@specshelf/service';
import { onlyHeader, type SourceResponse } from '../source-response.js';
import { FetchFailure } from './fetch-failure.js';

export interface SentRequest {
  /** Whether the headers of the source were sent. They are withheld from other origins than the one of its URL. */
  sourceHeaders: 'none' | 'sent' | 'withheld';
  /** In milliseconds since 1970. */
  now: number;
}

/** Returns the failure for a response that is neither the document nor a redirect. */
export function failureOfStatus(response: SourceResponse, { sourceHeaders, now }: SentRequest): FetchFailure {
  const { statusCode: status } = response;
  const cause = causeOf(status);
  const advice = cause === 'unauthorized' ? credentialsAdvice[sourceHeaders] : advices[cause];
  const retryable = cause === 'rate-limited' || cause === 'source-error';
  return new FetchFailure(
    cause,
    `The host responded with status ${status}${meanings.get(status) ?? ''}${advice}`,
    {
      retryable,
      // 408 and 425 are temporary too, but not retried immediately.
      temporary: retryable || status === 408 || status === 425,
      retryAfter: parseRetryAfter(onlyHeader(response, 'retry-after'), now),
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
  [304, ' (not modified) to an unconditional request'],
]);

const documentNeeded = ' instead of 200 with the document. Check that it is the URL of the document itself.';

const advices = {
  'not-found': ': there is nothing at this URL. Check its spelling.',
  'rate-limited': ': it received too many requests. Try again later.',
  'source-error': ': it has an internal error. Try again later, or contact its operator.',
  'invalid-answer': documentNeeded,
  status: documentNeeded,
} satisfies Record<Exclude<StatusCause, 'unauthorized'>, string>;

const credentialsAdvice = {
  none: ': it requires credentials. Add headers with credentials to the source, or make the document public.',
  sent: ': it requires other credentials. Check that the credentials in the headers of the source are valid and permit access.',
  withheld:
    ': it requires credentials. The headers of the source were not sent, because they are only for the origin of its URL. Use the target of the redirect as the URL.',
} satisfies Record<SentRequest['sourceHeaders'], string>;

/** Returns the delay of a Retry-After header in milliseconds, at most a day; undefined if the value is missing or invalid. */
function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : untilDate(text, now);
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), day);
}

const day = 24 * 60 * 60 * 1000;

function untilDate(text: string, now: number): number | undefined {
  // Only HTTP dates: `Date.parse` accepts nearly any text.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date - now;
}
