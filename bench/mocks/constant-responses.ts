import { fullBackend } from './full-backend.js';

/** Responses of the backend, for subjects that return constants. */
export async function constantResponses(): Promise<{ list: string; get: string }> {
  const { fetch, token } = await fullBackend();
  const textOf = async (path: string) => {
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    return response.text();
  };
  return {
    list: await textOf('/v1/orgs/default/openapi?limit=10'),
    get: await textOf('/v1/orgs/default/openapi/spec-0'),
  };
}
