import { describe, it } from 'vitest';
import { describeRealDocument } from '../test/support/real-document-properties.js';
import { corpus } from '../test/support/real-documents.js';
import { describeSiteMap } from '../test/support/site-map-properties.js';

const documents = corpus();

describe.skipIf(documents.length === 0)('real documents', () => {
  for (const document of documents) {
    describeRealDocument(document);
    describeSiteMap(document);
  }
  // Vitest fails for a suite without tests.
  if (documents.length === 0) it('need SPECSHELF_CORPUS', () => {});
});
