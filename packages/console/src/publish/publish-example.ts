import { RequestError } from '@specshelf/service';
import { submitOperation } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import { exampleDocument, exampleSlug } from './example-document.js';

/** Publishes the example, unless its slug is taken: then the visitor has probably published it before. */
export async function publishExample(page: PageRequest, organizationId: string): Promise<string> {
  const source = { text: exampleDocument };
  await submitOperation(page, {
    operationId: 'createOpenAPISpec',
    path: { organizationId },
    body: { slug: exampleSlug, source },
  }).catch((error: unknown) => {
    if (!isConflict(error)) throw error;
  });
  return page.links.specStatus({ organizationId, specSlug: exampleSlug });
}

export function isConflict(error: unknown): boolean {
  return error instanceof RequestError && error.meaning === 'conflict';
}
