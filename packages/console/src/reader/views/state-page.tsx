import { displayedState } from '@specshelf/service';
import type { Unpublished } from '../reading.js';

/** The page of a specification without a version: its processing state, and the next step. */
export function StatePage({ unpublished: { spec, place, links } }: { unpublished: Unpublished }) {
  const { title, text, isWaiting } = describeState(spec);
  return (
    <>
      <header class="reader-top">
        <a class="reader-brand" href={links.organization(place.organizationId)}>
          {place.organizationId}
        </a>
      </header>
      <main class="reader-state" id="page:content" tabIndex={-1}>
        <p class="reader-soft">{spec.slug}</p>
        <h1>{title}</h1>
        <p role="status">
          {text}
          {isWaiting && ' This page opens the documentation as soon as it is complete.'}
        </p>
        {isWaiting && <shelf-wait />}
        <p>
          {isWaiting ? (
            <a href={links.specStatus(place)}>Versions of the specification</a>
          ) : (
            <a href={`${links.spec(place)}/problems`}>Problems of the specification</a>
          )}
        </p>
      </main>
    </>
  );
}

/** Whether the page changes by itself. */
export function isWaiting({ spec }: Unpublished): boolean {
  return describeState(spec).isWaiting;
}

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
