import type { CreateClient } from './client.js';

/** The baseline: `fetch` with the minimum that makes it correct. */
export const create: CreateClient = (baseUrl, token) => {
  const getJSON = async (path: string): Promise<unknown> => {
    const response = await fetch(baseUrl + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
  return {
    list: () => getJSON('/v1/orgs/acme/openapi?limit=10'),
    get: () => getJSON('/v1/orgs/acme/openapi/pets'),
  };
};
