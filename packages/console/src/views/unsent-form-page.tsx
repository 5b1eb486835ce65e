import { restoredField } from '../form/form-state.js';
import type { Links } from '../links.js';
import type { PageContent } from '../view.js';

interface UnsentFormPageProps {
  links: Links;
  /** The path of the page with the form. */
  to: string;
  values: URLSearchParams;
}

/** The page for a form that was sent after the end of the session. It holds the entered values until the visitor has signed in again. */
export function unsentFormPage({ links, to, values }: UnsentFormPageProps): PageContent {
  const kept = [...values].filter(([name]) => name !== restoredField);
  return {
    title: 'Session ended',
    content: (
      <div class="narrow">
        <h1>Session ended</h1>
        <section>
          <p role="alert">Your session has ended, and the form was not sent. Your entries are kept here.</p>
          <ol>
            <li>
              <a href={links.signInFor(to)} target="_blank" rel="noopener">
                Sign in in a new tab
              </a>
            </li>
            <li>Return to this tab, and go on:</li>
          </ol>
          <form method="post" action={links.to(to)}>
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
