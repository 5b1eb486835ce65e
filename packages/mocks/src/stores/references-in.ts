import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '@specshelf/service';
import type { Tables } from './tables.js';

/** Returns the digests of all contents with a reference. Versions in `gone`, and the references of their contents, do not count. */
export function referencesIn(
  { specs, versions, contentLinks }: Tables,
  gone?: ReadonlySet<OpenAPISpecVersionRecord>,
): ReadonlySet<string> {
  const staying = [...versions.values()].filter((version) => !gone?.has(version));
  const named = [...[...specs.values()].flatMap(namedBySpec), ...staying.flatMap(namedByVersion)];
  const links = gone ? named.map((digest) => contentLinks.get(digest) ?? []) : [...contentLinks.values()];
  return new Set([...named, ...links.flat()]);
}

function namedBySpec({ source, manifest }: OpenAPISpecRecord): string[] {
  const content = source.kind === 'url' ? undefined : source.content;
  return [content, manifest].filter((digest) => digest !== undefined);
}

export function namedByVersion(version: OpenAPISpecVersionRecord): string[] {
  const { raw, specification, outline, manifest, submitted, changes } = version;
  return [raw, specification, outline, manifest, submitted, changes?.report].filter(
    (digest) => digest !== undefined,
  );
}
