import type { PageAnswer } from './send-page.js';

/**
 * Sends the browser to a page once more. Who follows a link of another site comes without the cookie, which is then sent: it is
 * this page that leads there.
 */
export function onceMorePage(address: string): PageAnswer {
  return {
    status: 200,
    title: 'One moment',
    refresh: address,
    content: (
      <p>
        <a href={address}>Go on</a>
      </p>
    ),
  };
}
