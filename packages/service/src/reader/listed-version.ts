import { defined } from '@specshelf/base/defined';
import type { OpenAPISpecVersionRecord } from '../base/ports/records.js';
import type { ListedVersion } from './reader.js';

/** Returns what visitors may know of a version: neither publishers nor source files, which only members see. */
export function listedVersion({
  id,
  createdAt,
  facts,
}: Pick<OpenAPISpecVersionRecord, 'id' | 'createdAt' | 'facts'>): ListedVersion {
  return { id, createdAt, ...defined({ documentVersion: facts?.documentVersion }) };
}
