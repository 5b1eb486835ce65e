import { errorReply, RequestError } from '@specshelf/service';
import type { Page } from '../render-page.js';

/** The page for a failed request. */
export function failurePage(error: unknown): Page {
  const { title, text } = describe(error);
  return {
    status: errorReply(error).status,
    title,
    content: (
      <div class="narrow">
        <h1>{title}</h1>
        <section>
          <p>{text}</p>
        </section>
      </div>
    ),
  };
}

function describe(error: unknown): { title: string; text: string } {
  if (!(error instanceof RequestError)) {
    return { title: 'Something went wrong', text: 'The server failed. Try again later.' };
  }
  switch (error.meaning) {
    case 'not-found':
      // The message of the error differs between missing and inaccessible resources.
      return { title: 'Not found', text: 'This page does not exist, or your token has no access to it.' };
    case 'insufficient-scope':
      return { title: 'Not allowed', text: error.message };
    default:
      return { title: 'The request failed', text: error.message };
  }
}
