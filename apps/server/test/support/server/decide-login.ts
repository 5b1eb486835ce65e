import type { Target } from '@specshelf/conformance';

type LoginToDecide = Parameters<Target['decideLogin']>[0];

/** Signs in to the console with a token, and decides about a device login with the form of its page. */
export async function decideLogin(
  url: string,
  secret: string,
  { userCode, decision }: Omit<LoginToDecide, 'token'>,
): Promise<void> {
  const signedIn = await post(`${url}/sign-in`, { token: secret });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const answer = decision === 'denied' ? [['decision', 'refuse']] : allow(decision);
  const decided = await post(`${url}/device`, [['code', userCode], ...answer], cookie);
  const location = decided.headers.get('location') ?? '';
  if (decided.status !== 303 || !location.includes('done='))
    throw new Error(`The page responded with ${decided.status}: ${await decided.text()}`);
}

function allow({ organizationId, scopes }: Exclude<LoginToDecide['decision'], 'denied'>): string[][] {
  return [
    ['decision', 'allow'],
    ['organization', organizationId],
    ['days', '90'],
    ...scopes.map((scope) => ['scopes', scope]),
  ];
}

function post(url: string, fields: string[][] | Record<string, string>, cookie = ''): Promise<Response> {
  const headers = cookie === '' ? undefined : { cookie };
  const body = new URLSearchParams(fields);
  return fetch(url, { method: 'POST', redirect: 'manual', body, ...(headers && { headers }) });
}
