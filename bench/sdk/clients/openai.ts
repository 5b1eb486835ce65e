import OpenAI from 'openai';
import type { CreateClient } from './client.js';

/** Uses its generic method for paths without a method: the request code is the same. */
export const create: CreateClient = (baseURL, apiKey) => {
  const client = new OpenAI({ baseURL, apiKey });
  return {
    list: () => client.get('/v1/orgs/acme/openapi', { query: { limit: 10 } }),
    get: () => client.get('/v1/orgs/acme/openapi/pets'),
  };
};
