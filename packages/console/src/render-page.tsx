import type { Response } from 'express';
import { render } from 'preact-render-to-string';
import type { Shown } from './page.js';
import { PageFrame } from './page-frame.js';
import { securityHeaders } from './security-headers.js';
import type { Visit } from './visit.js';

export interface PageAnswer extends Shown {
  status: number;
  /** Where the browser goes at once. */
  refresh?: string;
}

/** Answers with a page. */
export function sendPage(
  response: Response,
  { links, principal, sender }: Pick<Visit, 'links' | 'principal' | 'sender'>,
  { status, title, content, refresh }: PageAnswer,
): void {
  const page = (
    <PageFrame title={title} links={links} principal={principal} refresh={refresh}>
      {content}
    </PageFrame>
  );
  const html = `<!doctype html>${render(page)}`;
  sender.beginTransit(response, html);
  response
    .status(status)
    .set({ ...securityHeaders, 'content-type': 'text/html; charset=utf-8' })
    .end(html);
}
