import { restoredField } from '../form/form-state.js';
import type { Links } from '../web/links.js';
import { documentField } from '../web/uploaded-file.js';
import type { PageContent } from '../web/view.js';

interface UnsentFormPageProps {
  links: Links;
  /** The path of the page with the form. */
  to: string;
  values: URLSearchParams;
  /** Whether the form had files or a text that cannot be kept. */
  isIncomplete: boolean;
}

/** The page for a form that was sent after the end of the session. It holds the entered values until the visitor has signed in again. */
export function unsentFormPage({ links, to, values, isIncomplete }: UnsentFormPageProps): PageContent {
  const kept = [...values].filter(([name]) => name !== restoredField);
  // Longer than forms without files may be.
  const hasDocument = values.has(documentField);
  return {
    title: 'Session ended',
    content: (
      <div class="narrow">
        <h1>Session ended</h1>
        <section>
          <p role="alert">
            Your session has ended, and the form was not sent.{' '}
            {isIncomplete
              ? 'Its files, or a text of more than 1 MiB, cannot be kept here: go back in your browser to the form, which still has them, after you have signed in in a new tab.'
              : 'Your entries are kept here.'}
          </p>
          <ol>
            <li>
              <a href={links.signInFor(to)} target="_blank" rel="noopener">
                Sign in in a new tab
              </a>
            </li>
            <li>Return to this tab, and go on:</li>
          </ol>
          <form method="post" action={links.to(to)} enctype={hasDocument ? 'multipart/form-data' : undefined}>
            {kept.map(([name, value], index) => (
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" name={restoredField} value="yes">
              Back to the form
            </button>
          </form>
        </section>
      </div>
    ),
  };
}
