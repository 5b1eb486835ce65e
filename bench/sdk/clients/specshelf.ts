import { Client } from '@specshelf/sdk';
import type { CreateClient } from './client.js';

export const create: CreateClient = (baseUrl, token) => {
  const { specs } = new Client({ baseUrl, token });
  return {
    list: () => specs.list({ organizationId: 'acme', limit: 10 }),
    get: () => specs.get({ organizationId: 'acme', specSlug: 'pets' }),
  };
};
