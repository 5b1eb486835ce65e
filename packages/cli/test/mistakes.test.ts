import { describe, expect, it } from 'vitest';
import { before, referringTo } from './support/documents.js';
import type { RunOptions } from './support/run.js';
import { startServer, type TestServer } from './support/server.js';

/** A mistake of a beginner: the command, its exit code, and the parts of its messages that name the mistake and the remedy. */
interface Mistake {
  title: string;
  args: string;
  code: number;
  mistake: RegExp;
  remedy: RegExp;
  options?: RunOptions;
  arrange?: (server: TestServer) => void;
}

const files = {
  'openapi.yaml': before,
  'other.yaml': before,
  'notes.yaml': 'hello: world',
  'apis/a.yaml': before,
};
const refused = () => {
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  });
};
const unknownHost = () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) });
};
const unknownAuthority = () => {
  const cause = Object.assign(new Error(), { code: 'SELF_SIGNED_CERT_IN_CHAIN' });
  throw new TypeError('fetch failed', { cause });
};
const otherServer = async () => new Response('<!doctype html><title>Wiki</title>', { status: 404 });

const mistakes: Mistake[] = [
  {
    title: 'a misspelled command',
    args: 'publsh openapi.yaml',
    code: 2,
    mistake: /unknown command 'publsh'/,
    remedy: /Did you mean publish\?/,
  },
  {
    title: 'a misspelled option',
    args: 'publish openapi.yaml --sepc ferries',
    code: 2,
    mistake: /unknown option '--sepc'/,
    remedy: /Did you mean --spec\?/,
  },
  {
    title: 'no slug',
    args: 'publish openapi.yaml',
    code: 2,
    mistake: /The slug of openapi\.yaml is unknown/,
    remedy: /--spec <slug>/,
  },
  {
    title: 'no file',
    args: 'publish',
    code: 2,
    mistake: /No file is named/,
    remedy: /specshelf publish openapi\.yaml --spec orders/,
  },
  {
    title: 'a file that does not exist',
    args: 'publish opnapi.yaml --spec ferries',
    code: 2,
    mistake: /opnapi\.yaml: error: The file cannot be read: there is no such file/,
    remedy: /Did you mean openapi\.yaml\?/,
  },
  {
    title: 'a folder',
    args: 'publish apis --spec ferries',
    code: 2,
    mistake: /apis: error: The file cannot be read: it is a folder/,
    remedy: /apis\/\*/,
  },
  {
    title: 'a pattern that matches nothing',
    args: 'publish apis/*.yml --spec ferries',
    code: 2,
    mistake: /No file matches apis\/\*\.yml/,
    remedy: /relative to/,
  },
  {
    title: 'the title as slug',
    args: 'publish openapi.yaml --spec Ferries_API',
    code: 2,
    mistake: /"Ferries_API" is not a slug/,
    remedy: /--spec ferries-api/,
  },
  {
    title: 'a slug that would be new',
    args: 'publish openapi.yaml --spec feries',
    code: 2,
    mistake: /There is no specification feries in the organization default/,
    remedy: /Did you mean ferries\?[\s\S]*use --create/,
  },
  {
    title: 'two files for one slug',
    args: 'publish openapi.yaml other.yaml --name-pattern {slug}.yaml --spec ferries',
    code: 2,
    mistake: /--spec ferries names one specification, but there are 2 files/,
    remedy: /Name its file, or list it in specshelf\.yaml with slug: ferries/,
  },
  {
    title: 'two files whose paths have one slug',
    args: 'publish {slug}/v1.yaml {slug}/v2.yaml',
    code: 2,
    mistake: /2 files have the slug ferries[\s\S]*ferries\/v1\.yaml, ferries\/v2\.yaml/,
    remedy: /Give each a slug of its own/,
    options: { files: { 'ferries/v1.yaml': before, 'ferries/v2.yaml': before } },
  },
  {
    title: 'a file that is not a specification',
    args: 'publish notes.yaml --spec ferries',
    code: 1,
    mistake: /notes\.yaml:1:1: error: The text is not an OpenAPI description/,
    remedy: /neither `openapi` nor `swagger`/,
  },
  {
    title: 'a missing file of a reference',
    args: 'publish set.yaml --spec ferries',
    code: 1,
    mistake: /set\.yaml:11:25: error: "ferry\.yaml" is missing/,
    remedy: /there is no such file/,
    options: { files: { 'set.yaml': referringTo('ferry.yaml#/Ferry') } },
  },
  {
    title: 'a reference with backslashes',
    args: 'publish set.yaml --spec ferries',
    code: 1,
    mistake: /set\.yaml:11:25: error: "models\\+ferry\.yaml" is missing/,
    remedy: /separated by slashes/,
    options: { files: { 'set.yaml': referringTo('models\\ferry.yaml#/Ferry'), 'models/ferry.yaml': before } },
  },
  {
    title: 'a reason without changes',
    args: 'publish openapi.yaml --spec ferries --reason none',
    code: 2,
    mistake: /--reason belongs to --acknowledge/,
    remedy: /which names the changes to accept/,
  },
  {
    title: 'a token in place of the address',
    args: 'login shelf_5iWb0m',
    code: 2,
    mistake: /A token is not an argument/,
    remedy: /specshelf login <url> --token/,
  },
  {
    title: 'a program that answers with something else',
    args: 'whoami',
    code: 4,
    mistake: /There is no Specshelf at https:/,
    remedy: /Compare the address with the one in your browser/,
    options: { fetch: async () => Response.json({}) },
  },
  {
    title: 'SPECSHELF_TOKEN for an address in a file',
    args: 'list',
    code: 3,
    mistake:
      /SPECSHELF_TOKEN is not sent to https:\/\/evil\.example, because this address is from specshelf\.yaml/,
    remedy: /Set SPECSHELF_BASE_URL/,
    options: {
      env: { SPECSHELF_BASE_URL: '' },
      files: { 'specshelf.yaml': 'baseUrl: https://evil.example' },
    },
  },
  {
    title: 'no server',
    args: 'list',
    code: 2,
    mistake: /No server is known/,
    remedy: /SPECSHELF_BASE_URL=https:.*specshelf login https:/,
    options: { env: { SPECSHELF_BASE_URL: '' } },
  },
  {
    title: 'an address without a scheme',
    args: 'list',
    code: 2,
    mistake: /The address of the server in SPECSHELF_BASE_URL is not valid/,
    remedy: /It must be like https:\/\/specs\.example\.com/,
    options: { env: { SPECSHELF_BASE_URL: 'specs.example.com' } },
  },
  {
    title: 'a server that does not run',
    args: 'list',
    code: 4,
    mistake: /The server at https:\S+ \(from SPECSHELF_BASE_URL\) cannot be reached: no program listens/,
    remedy: /Is the server running, and is the port correct\?/,
    options: { fetch: refused },
  },
  {
    title: 'a host that does not exist',
    args: 'list',
    code: 4,
    mistake: /the name of the host does not exist/,
    remedy: /Compare the address with the one in your browser/,
    options: { fetch: unknownHost },
  },
  {
    title: 'a certificate of the company',
    args: 'list',
    code: 4,
    mistake: /its certificate is of an unknown authority/,
    remedy: /NODE_EXTRA_CA_CERTS/,
    options: { fetch: unknownAuthority },
  },
  {
    title: 'another program at the address',
    args: 'list',
    code: 4,
    mistake: /There is no Specshelf at https:/,
    remedy: /Compare the address with the one in your browser/,
    options: { fetch: otherServer },
  },
  {
    title: 'no token',
    args: 'list',
    code: 3,
    mistake: /There is no token for https:/,
    remedy: /Set SPECSHELF_TOKEN, or run: specshelf login https:/,
    options: { env: { SPECSHELF_TOKEN: '' } },
  },
  {
    title: 'a revoked token',
    args: 'list',
    code: 3,
    mistake: /does not accept the token from SPECSHELF_TOKEN/,
    remedy: /Create another one in the console, or run: specshelf login/,
    arrange: ({ backend }) => backend.scenario.revoke(backend.token),
  },
  {
    title: 'another organization',
    args: 'list --organization acme',
    code: 3,
    mistake: /There is no organization acme for the token from SPECSHELF_TOKEN/,
    remedy: /Use --organization <id>/,
  },
  {
    title: 'no organization',
    args: 'list',
    code: 2,
    mistake: /The organization is not known/,
    remedy: /Use --organization <id>, set SPECSHELF_ORGANIZATION/,
    options: { env: { SPECSHELF_ORGANIZATION: '' } },
  },
  {
    title: 'a label that does not exist',
    args: 'pull ferries@prd',
    code: 2,
    mistake: /ferries has no label or version "prd"/,
    remedy: /specshelf versions ferries/,
  },
  {
    title: 'a specification that does not exist',
    args: 'versions feries',
    code: 2,
    mistake: /There is no specification feries in the organization default/,
    remedy: /Did you mean ferries\?/,
  },
  {
    title: 'processing that takes longer than the wait',
    args: 'publish openapi.yaml --spec ferries --wait 1',
    code: 4,
    mistake: /its processing has not ended yet/,
    remedy: /To see the result later: specshelf versions ferries[\s\S]*--wait 900/,
    arrange: ({ backend }) => backend.scenario.processing('*', { kind: 'manual' }),
  },
  {
    title: 'a description that is too large',
    args: 'publish large.yaml --spec ferries',
    code: 2,
    mistake: /The text of a specification may have 33554432 bytes in UTF-8\. This one has/,
    remedy: /Remove embedded data/,
    options: { files: { 'large.yaml': before + `# ${'x'.repeat(1_000)}\n`.repeat(50_000) } },
  },
  {
    title: 'a git revision that does not exist',
    args: 'check openapi.yaml --against git:origin/main',
    code: 2,
    mistake: /The revision origin\/main cannot be read: the working directory is not in a git repository/,
    remedy: /Run it in a clone/,
  },
  {
    title: 'an unknown format',
    args: 'check openapi.yaml --format xml',
    code: 2,
    mistake: /'xml' is invalid/,
    remedy: /Allowed choices are text, json, markdown, github, gitlab, sarif, junit/,
  },
  {
    title: 'a change without a valid ID',
    args: 'publish openapi.yaml --spec ferries --acknowledge path-removed',
    code: 2,
    mistake: /'path-removed' is invalid/,
    remedy: /`specshelf check` lists them/,
  },
  {
    title: 'a login in a pipeline',
    args: 'login https://specs.example.com',
    code: 2,
    mistake: /Without a terminal, nothing can be entered/,
    remedy: /Use --token-stdin, or set SPECSHELF_TOKEN/,
  },
  {
    title: 'a misspelled member of the configuration',
    args: 'publish',
    code: 2,
    mistake: /specshelf\.yaml:1:1: There is no member spec\b/,
    remedy: /Did you mean specs\?/,
    options: { files: { 'specshelf.yaml': 'spec: []' } },
  },
];

describe('a mistake is named with its remedy:', () => {
  it.each(mistakes.map((row) => [row.title, row] as const))('%s', async (_, row) => {
    const { args, code, mistake, remedy, options, arrange } = row;
    const server = startServer();
    await server.backend.add.spec({ slug: 'ferries', source: { text: before } });
    arrange?.(server);
    const result = await server.run(args.split(' '), { files, ...options });
    const printed = result.err + result.out;
    expect(printed).toMatch(mistake);
    expect(printed).toMatch(remedy);
    expect(result.code).toBe(code);
    expect(printed).not.toContain(server.backend.token);
  });
});
