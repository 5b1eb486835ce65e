import { errorReply, RequestError } from '@specshelf/service';
import type { Page } from '../page/render-page.js';

/** The page for a failed request, with a link to the first page. */
export function failurePage(error: unknown, home: string): Page {
  return messagePage({ status: errorReply(error).status, ...describe(error) }, home);
}

/** The page for a path that matches no page at all, which reveals nothing. */
export function missingPage(home: string): Page {
  return messagePage({ status: 404, title: 'Not found', text: 'There is no page at this address.' }, home);
}

/** What a failure means to the client. Does not reveal whether an inaccessible resource exists. */
export function failureText(error: unknown): string {
  return describe(error).text;
}

interface Message {
  status: number;
  title: string;
  text: string;
}

function messagePage({ status, title, text }: Message, home: string): Page {
  return {
    status,
    title,
    content: (
      <div class="narrow">
        <h1>{title}</h1>
        <section>
          <p>{text}</p>
          <p>
            <a class="button secondary" href={home}>
              Go to the first page
            </a>
          </p>
        </section>
      </div>
    ),
  };
}

function describe(error: unknown): Omit<Message, 'status'> {
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
