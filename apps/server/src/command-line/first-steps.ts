import type { Config } from '../config.js';

/** What a new operator needs to know: the token, and three commands that can be pasted. */
export function firstSteps(
  url: string,
  token: string,
  { bootstrapToken }: Pick<Config, 'bootstrapToken'>,
): string {
  // Whoever gave the token knows it, and may not want to see it in the output.
  const shown = bootstrapToken === undefined ? token : '$SPECSHELF_BOOTSTRAP_TOKEN';
  const authorization = `-H "Authorization: Bearer ${shown}"`;
  const json = "-H 'Content-Type: application/json'";
  return `
This database is new. It has the organization "default", the space "docs", and a token that is not shown again:

${shown}

Publish a specification, see what became of it, and get its pages when it is complete:

curl -X PUT ${url}/v1/orgs/default/openapi/pets ${authorization} ${json} -d '${publish}'
curl ${url}/v1/orgs/default/openapi/pets ${authorization}
curl -X POST ${url}/v1/spaces/docs/content/computed/revision ${authorization} ${json} -d '${pages}'
`;
}

const text = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
tags: [{ name: pets, description: Everything about pets. }]
paths:
  /pets:
    get:
      tags: [pets]
      summary: List all pets
      responses: { 200: { description: The pets. } }
components:
  schemas:
    Pet: { type: object, properties: { name: { type: string } } }
`;
const publish = JSON.stringify({ source: { text } });
const pages = JSON.stringify({
  source: {
    type: 'builtin:openapi',
    props: { models: true },
    dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
  },
  seed: 'docs',
});
