import { describeState } from '../overview/describe-state.js';
import type { Unpublished } from '../reading/reading.js';

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
