import type { CreateClient } from './client.js';

/** The floor: `fetch` with the minimum that makes it correct. */
export const create: CreateClient = (baseUrl, token) => {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(baseUrl + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
  return {
    list: () => ask('/v1/orgs/acme/openapi?limit=10'),
    get: () => ask('/v1/orgs/acme/openapi/pets'),
  };
};
