import { startMocks } from '@specshelf/mocks/node';

const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';

export const start = () => startMocks();

export function prepare({ baseUrl, token, add }) {
  const init = { headers: { authorization: `Bearer ${token}` } };
  return {
    list: () => fetch(`${baseUrl}/v1/orgs/default/openapi?limit=10`, init),
    get: () => fetch(`${baseUrl}/v1/orgs/default/openapi/spec-0`, init),
    seed: async () => {
      for (let index = 0; index < 10; index += 1) await add.spec({ slug: `spec-${index}`, source: { text } });
    },
  };
}
