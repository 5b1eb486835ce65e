import type { Page } from '../page/render-page.js';

/** Rejects a form that a page of another site sent. */
export const crossSiteFormPage: Page = {
  status: 403,
  title: 'Form rejected',
  content: (
    <div class="narrow">
      <h1>Form rejected</h1>
      <section>
        <p>This form was sent from another site. Open the page on this site, and submit the form there.</p>
      </section>
    </div>
  ),
};
