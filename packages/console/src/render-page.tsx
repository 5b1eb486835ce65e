import { render } from 'preact-render-to-string';
import type { PageResponse } from './console-response.js';
import { PageLayout } from './layout.js';
import type { PageRequest } from './page-request.js';
import { securityHeaders } from './security-headers.js';
import type { PageContent } from './view.js';

export interface Page extends PageContent {
  status: number;
  /** A URL that the browser opens immediately. */
  refresh?: string;
}

/** Renders a page inside the layout. */
export function renderPage(
  { links, principal }: Pick<PageRequest, 'links' | 'principal'>,
  { status, title, content, refresh }: Page,
): PageResponse {
  const page = (
    <PageLayout title={title} links={links} principal={principal} refresh={refresh}>
      {content}
    </PageLayout>
  );
  return {
    status,
    headers: { ...securityHeaders, 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html>${render(page)}`,
  };
}
