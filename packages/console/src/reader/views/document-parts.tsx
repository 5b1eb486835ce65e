import type { Schema } from '@specshelf/contract';
import { type RenderOptions, renderDocumentInSteps, renderPartInSteps } from '@specshelf/render/html';
import { createLinkResolver } from '../reading/link-resolver.js';
import type { RequestedPart } from '../reading/read-part.js';
import type { PagePart } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';

export interface DocumentPartsOptions {
  reading: Reading;
  document: Schema<'Document'>;
  /** The address of the page. */
  pageURL: string;
  part?: RequestedPart | undefined;
  /** Whether all details are open. */
  open?: boolean;
}

/** Renders a document, or one of its elements, in parts of a limited size. */
export function* documentParts({
  reading,
  document,
  pageURL,
  part,
  open,
}: DocumentPartsOptions): Generator<PagePart, void> {
  const options: RenderOptions<never> = { link: createLinkResolver(reading, pageURL), open };
  if (part === undefined) {
    yield* renderDocumentInSteps(document, options);
    return;
  }
  yield () => (
    <p class="reader-note">
      This page continues <code>{part.id}</code>. <a href={pageURL}>Show the whole page</a>
    </p>
  );
  yield* renderPartInSteps(document, { kind: 'part', ...part }, options);
}
