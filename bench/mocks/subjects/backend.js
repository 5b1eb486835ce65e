import { createBackend } from '@specshelf/mocks/backend';

const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';

export const start = () => createBackend();

export function prepare({ fetch, token, add }) {
  const init = { headers: { authorization: `Bearer ${token}` } };
  return {
    list: () => fetch('/v1/orgs/default/openapi?limit=10', init),
    get: () => fetch('/v1/orgs/default/openapi/spec-0', init),
    seed: async () => {
      for (let index = 0; index < 10; index += 1) await add.spec({ slug: `spec-${index}`, source: { text } });
    },
  };
}
