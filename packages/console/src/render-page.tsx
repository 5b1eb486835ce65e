import { defined } from '@specshelf/service';
import { renderInSlices } from './components/slice.js';
import type { PageResponse } from './console-response.js';
import { type PageContext, PageLayout } from './layout.js';
import { securityHeaders } from './security-headers.js';
import type { PageContent } from './view.js';

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
