import type { Config } from '../config/config.js';

/** Returns the text after the first start: a command to paste, and at its end the URL and the token to sign in with. */
export function firstSteps(
  url: string,
  token: string,
  { bootstrapToken }: Pick<Config, 'bootstrapToken'>,
): string {
  const isConfigured = bootstrapToken !== undefined;
  // The operator knows a configured token and may not want it in the output.
  const shown = isConfigured ? '$SPECSHELF_BOOTSTRAP_TOKEN' : token;
  const sentence = isConfigured
    ? 'The token in SPECSHELF_BOOTSTRAP_TOKEN is in effect: sign in with it.'
    : `Sign in with this token. It is shown only once; keep it:\n\n  ${token}`;
  return `
This database is new. It has the organization "default" and the space "docs".

Publish a first specification in a browser, which offers an example, or with this command:

curl -X PUT ${url}/v1/orgs/default/openapi/pets -H "Authorization: Bearer ${shown}" -H 'Content-Type: application/json' -d '${publish}'

Open ${url}/
${sentence}
`;
}

const text = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths: { /pets: { get: { summary: List all pets, responses: { 200: { description: The pets. } } } } }
`;
const publish = JSON.stringify({ source: { text } });
