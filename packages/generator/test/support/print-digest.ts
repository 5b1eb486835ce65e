import { createHash } from 'node:crypto';
import { outlineOf } from '../../src/outline/outline-of.js';
import { allPages, documentOf, revisionOf } from './generate.js';
import { realDocuments } from './real-documents.js';

// Prints one digest of all generated pages and documents. The tests run it in a separate process.
const digest = createHash('sha256');
for (const { specification } of realDocuments()) {
  const outline = outlineOf(specification);
  digest.update(JSON.stringify(outline));
  for (const grouping of ['by-tag', 'by-operation']) {
    const revision = revisionOf(outline, { models: true, downloadLink: true, grouping });
    digest.update(JSON.stringify(revision));
    for (const page of allPages(revision.pages)) {
      digest.update(JSON.stringify(documentOf(outline, page)));
      digest.update(JSON.stringify(documentOf(outline, page, { specification })));
    }
  }
}
process.stdout.write(digest.digest('hex'));
