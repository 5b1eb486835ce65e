import { describeRealDocument } from './support/real-document-properties.js';
import { documentsAtHand } from './support/real-documents.js';

for (const document of documentsAtHand()) describeRealDocument(document);
