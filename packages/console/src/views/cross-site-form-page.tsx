import type { PageAnswer } from './send-page.js';

/** Nobody is signed in or out by a page of somebody else. */
export const foreignFormPage: PageAnswer = {
  status: 403,
  title: 'Not from here',
  content: (
    <div class="narrow">
      <h1>Not from here</h1>
      <section>
        <p>This form was sent from another site. Open the page here, and send it from there.</p>
      </section>
    </div>
  ),
};
