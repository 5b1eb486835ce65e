import type { Page } from '../page/render-page.js';

/** Opens a URL at once. The browser sends the `SameSite=Strict` cookie because a page of this site leads there. */
export function reloadPage(url: string): Page {
  return {
    status: 200,
    title: 'Redirecting',
    refresh: url,
    content: (
      <p>
        <a href={url}>Continue</a>
      </p>
    ),
  };
}
