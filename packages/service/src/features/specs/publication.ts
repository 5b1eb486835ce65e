import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { PublicationRecord } from '../../base/ports/publication-records.js';

export function presentPublication({
  id,
  createdAt: publishedAt,
  trigger,
  publisher,
  provenance,
}: PublicationRecord): Schema<'OpenAPISpecPublication'> {
  return { id, publishedAt, trigger, ...defined({ publisher, provenance }) };
}
