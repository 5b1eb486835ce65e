import { defined } from '@specshelf/base/defined';
import { renderInSlices } from '../components/slice.js';
import type { PageResponse } from '../web/console-response.js';
import { securityHeaders } from '../web/security-headers.js';
import type { PageContent } from '../web/view.js';
import { type PageContext, PageLayout } from './layout.js';

export interface Page extends PageContent {
  status: number;
}

/** Renders a page inside the layout. Other requests run between its slices. */
export async function renderPage(
  context: PageContext,
  { status, title, content, refresh, cookie, searched }: Page,
): Promise<PageResponse> {
  const page = (
    <PageLayout title={title} page={context} refresh={refresh} searched={searched}>
      {content}
    </PageLayout>
  );
  return {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      ...defined({ 'set-cookie': cookie }),
    },
    body: `<!doctype html>${await renderInSlices(page, context.pause)}`,
  };
}
