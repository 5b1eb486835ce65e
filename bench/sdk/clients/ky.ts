import ky from 'ky';
import type { CreateClient } from './client.js';

export const create: CreateClient = (baseUrl, token) => {
  const client = ky.create({ headers: { authorization: `Bearer ${token}` } });
  return {
    list: () => client.get(`${baseUrl}/v1/orgs/acme/openapi?limit=10`).json(),
    get: () => client.get(`${baseUrl}/v1/orgs/acme/openapi/pets`).json(),
  };
};
