import type { CreateClient } from './client.js';

/** The floor: what everybody has, with the least that makes it right. */
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
