import { fullBackend } from './full-backend.js';

/** What the backend answers, for those that answer without thinking. */
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
