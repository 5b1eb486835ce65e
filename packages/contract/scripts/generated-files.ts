import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { plainDescriptions } from './plain-descriptions.js';
import { type BundledDocument, isBundledDocument, routesOf } from './routes-of.js';
import { typedDocument } from './typed-document.js';

type Route = ReturnType<typeof routesOf>[number];

const entry = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url));
const notice = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

/**
 * The text of every file of src/generated, by name.
 * See docs/decisions/0002-isolate-openapi-typescript-openapi-fetch-and-tsup.md.
 */
export async function generatedFiles(): Promise<Record<string, string>> {
  const document = await bundledDocument();
  const json = JSON.stringify(document, undefined, 1);
  const hash = createHash('sha256').update(json).digest('hex');
  return {
    'api.gen.ts': notice + (await typesOf(document)),
    'routes.gen.ts': `${notice}${routesModule(document, hash)}`,
    'calls.gen.ts': `${notice}${callsModule(document)}`,
    'document.gen.ts': `${notice}${documentModule(json)}`,
  };
}

async function bundledDocument(): Promise<BundledDocument> {
  const { bundle: bundled, problems } = await bundle({ ref: entry, config: await createConfig({}) });
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'));
  if (!isBundledDocument(bundled.parsed)) throw new Error(`${entry} has no paths or components`);
  return bundled.parsed;
}

async function typesOf(document: BundledDocument): Promise<string> {
  // Without defaultNonNullable, a member with a default would be required, in requests too.
  const options = { alphabetize: true, defaultNonNullable: false };
  return plainDescriptions(astToString(await openapiTS(JSON.stringify(typedDocument(document)), options)));
}

function routesModule(document: BundledDocument, hash: string): string {
  const routes = routesOf(document);
  const scopes = [...new Set(routes.flatMap((route) => route.scopes))].sort();
  return `import type { Route } from '../route.js';

/** SHA-256 of the bundled document: equal wherever the same contract is spoken. */
export const documentHash = '${hash}';

/** What a token may be allowed: every scope that an operation needs. */
export const scopes = ${JSON.stringify(scopes)} as const;

/** Every operation of the API, the most specific path first. */
export const routes: readonly Route[] = [
${routes.map((route) => `  ${JSON.stringify(route)},\n`).join('')}];
`;
}

function callsModule(document: BundledDocument): string {
  const calls = routesOf(document).map(
    (route) => `  ${route.operationId}: ${JSON.stringify(callOf(route))},\n`,
  );
  return `import type { Call } from '../call.js';
import type { OperationId } from '../operation.js';

/** How every operation of the API is called. */
export const calls: { readonly [Id in OperationId]: Call } = {
${calls.join('')}};
`;
}

/** Without what at its end is as it is by default. */
function callOf({ method, path, queryParameters, takesBody, mediaType }: Route): unknown[] {
  const call = [method, path, queryParameters.join(' '), takesBody, mediaType];
  const usual = [undefined, undefined, '', false, 'application/json'];
  while (call.at(-1) === usual[call.length - 1]) call.pop();
  return call;
}

function documentModule(json: string): string {
  return `/** The OpenAPI document of the API in one piece. */\nexport const document: Record<string, unknown> = ${json};\n`;
}
