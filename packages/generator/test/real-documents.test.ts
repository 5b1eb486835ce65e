import { describeRealDocument } from './support/real-document-properties.js';
import { realDocuments } from './support/real-documents.js';

for (const document of realDocuments()) describeRealDocument(document);
