import { GitBookAPI } from '@gitbook/api';
import type { CreateClient } from './client.js';

export const create: CreateClient = (endpoint, authToken) => {
  const { orgs } = new GitBookAPI({ endpoint, authToken });
  return {
    list: async () => (await orgs.listOpenApiSpecs('acme', { limit: 10 })).data,
    get: async () => (await orgs.getOpenApiSpecBySlug('acme', 'pets')).data,
  };
};
