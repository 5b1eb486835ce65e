import type { Deps } from '@specshelf/service';

/** Creates a function that returns the OpenAPI document of the API as text, with the URL of this server. It is loaded on first use. */
export function createAPIDocumentLoader(
  deps: Pick<Deps, 'runTask' | 'compress' | 'decompress' | 'publicURL'>,
): (format: 'json' | 'yaml') => Promise<string> {
  const loaded = new Map<string, Promise<string>>();
  const loadJSON = async (): Promise<string> => {
    const { document } = await import('@specshelf/contract/document');
    return JSON.stringify({ ...document, servers: [{ url: deps.publicURL }] }, null, 2);
  };
  const loadYAML = async (): Promise<string> => {
    const json = await deps.compress(new TextEncoder().encode(await loadJSON()));
    const yaml = await deps.runTask('printYAML', json);
    return new TextDecoder().decode(await deps.decompress(yaml));
  };
  return (format) => {
    const known = loaded.get(format);
    if (known) return known;
    const loading = format === 'json' ? loadJSON() : loadYAML();
    loaded.set(format, loading);
    // The next request tries again.
    loading.catch(() => loaded.delete(format));
    return loading;
  };
}
