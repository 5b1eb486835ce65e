/** How the content of a media type is written. */
export type MediaKind = 'binary' | 'form' | 'json' | 'multipart' | 'text' | 'xml';

/** Returns the kind of a media type, such as `json` for `application/problem+json`. */
export function mediaKind(type: string): MediaKind {
  const name = type.toLowerCase().split(';')[0]?.trim() ?? '';
  if (/[/+]json(-seq|l)?$|ndjson$/.test(name) || name === '*/*' || name === '') return 'json';
  if (name === 'application/x-www-form-urlencoded') return 'form';
  if (name.startsWith('multipart/')) return 'multipart';
  if (/[/+]xml$/.test(name)) return 'xml';
  return /^(audio|font|image|video)\/|octet-stream|pdf$|zip$|gzip$/.test(name) ? 'binary' : 'text';
}

/** The language of a media type, for highlighting. */
export function languageOf(type: string): string | undefined {
  return /[/+](json|xml|html|yaml|javascript|css)\b/i.exec(type)?.[1]?.toLowerCase();
}

/** Whether a media type contains several JSON values, which are not JSON together. */
export function isSequence(type: string): boolean {
  return /json(?:-seq|l)|ndjson/i.test(type);
}

/** Whether a media type contains events with fields, sent by a server. */
export function isEventStream(type: string): boolean {
  return /^text\/event-stream\b/i.test(type);
}
