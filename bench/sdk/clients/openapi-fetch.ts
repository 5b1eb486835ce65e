import type { paths } from '@specshelf/contract';
import createClient from 'openapi-fetch';
import type { CreateClient } from './client.js';

export const create: CreateClient = (baseUrl, token) => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  const path = { organizationId: 'acme' };
  return {
    list: async () => {
      const query = { limit: 10 };
      return (await client.GET('/v1/orgs/{organizationId}/openapi', { params: { path, query } })).data;
    },
    get: async () => {
      const params = { path: { ...path, specSlug: 'pets' } };
      return (await client.GET('/v1/orgs/{organizationId}/openapi/{specSlug}', { params })).data;
    },
  };
};
