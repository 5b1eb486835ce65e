import type { Reading } from '../reading/reading.js';

/** The files of the OpenAPI document that the visitor may open. */
export function publishedDocuments({ spec, version, versionId, label, visitor, place, links }: Reading) {
  const formats = ['json', 'yaml'] as const;
  // The pages of a version are cached for long, so they do not depend on the default label.
  const isPublished = spec.visibility === 'public' && versionId === undefined;
  if (!isPublished && visitor !== 'member') return [];
  return formats.map((format) => ({
    text: `OpenAPI document, ${format.toUpperCase()}`,
    href: isPublished
      ? links.published(place, format, label)
      : links.document(place, version.record.id, format),
  }));
}
