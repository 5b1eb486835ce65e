import { type Backend, createBackend } from '@specshelf/mocks/backend';

const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';

/** Returns a backend with ten specifications. */
export async function fullBackend(): Promise<Backend> {
  const backend = createBackend();
  for (let index = 0; index < 10; index += 1)
    await backend.add.spec({ slug: `spec-${index}`, source: { text } });
  return backend;
}
