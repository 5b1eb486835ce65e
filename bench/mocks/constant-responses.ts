import { fullBackend } from './full-backend.js';

/** Responses of the backend, for subjects that return constants. */
export async function constantAnswers(): Promise<{ list: string; get: string }> {
  const { fetch, token } = await fullBackend();
  const ask = async (path: string) => {
    const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    return answer.text();
  };
  return {
    list: await ask('/v1/orgs/default/openapi?limit=10'),
    get: await ask('/v1/orgs/default/openapi/spec-0'),
  };
}
