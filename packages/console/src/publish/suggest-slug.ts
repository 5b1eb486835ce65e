import type { UploadedFile } from '../web/uploaded-file.js';

/** Returns a slug for a document, from its file name or, if that is generic, from its title. Undefined if there is none. */
export function suggestSlug({ name, head }: Pick<UploadedFile, 'name' | 'head'>): string | undefined {
  const base =
    name
      .split('/')
      .at(-1)
      ?.replace(/\.(?:json|ya?ml|txt)$/i, '') ?? '';
  const fromName = toSlug(base);
  if (fromName !== undefined && !generic.test(fromName)) return fromName;
  return toSlug(titleOf(head) ?? '') ?? fromName;
}

const generic =
  /^(?:api|apis|document|index|main|openapi|root|schema|spec|specification|swagger)(?:-?(?:v?\d[\d-]*|json|yaml))?$/;

/** Returns the letters and digits of a text, in lower case, with hyphens between them. */
function toSlug(text: string): string | undefined {
  const slug = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? undefined : slug;
}

/** Finds `info.title` at the beginning of a JSON or YAML document without parsing all of it. */
function titleOf(head: string): string | undefined {
  const info = /(?:^|[\n{,])[^\S\n]*["']?info["']?\s*:([\s\S]*)/.exec(head)?.[1] ?? '';
  const [, quoted, single, plain] =
    /(?:^|[\n{,])[ \t]*["']?title["']?[ \t]*:[ \t]*(?:"((?:[^"\\\n]|\\.){0,500})"|'([^'\n]{0,500})'|([^\n,}#]{1,500}))/.exec(
      info.slice(0, 8_000),
    ) ?? [];
  return quoted ?? single ?? plain?.trim();
}
