import { errorReply, RequestError } from '@specshelf/service';
import type { PageAnswer } from './send-page.js';

/** The page for a request that failed, except for one that needs a token. */
export function failurePage(error: unknown): PageAnswer {
  const { status } = errorReply(error);
  const { title, text } = wordsFor(error);
  return {
    status,
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

interface Words {
  title: string;
  text: string;
}

function wordsFor(error: unknown): Words {
  if (!(error instanceof RequestError)) {
    return { title: 'Something went wrong', text: 'It is our fault. Please try again later.' };
  }
  switch (error.meaning) {
    case 'not-found':
      // What may not be seen is not told from what is not there: in other words than those of the error.
      return { title: 'Not found', text: 'There is nothing here, or nothing that your token may see.' };
    case 'insufficient-scope':
      return { title: 'Not allowed', text: error.message };
    default:
      return { title: 'This did not work', text: error.message };
  }
}
