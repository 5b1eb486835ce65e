import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fixture } from '@specshelf/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSourceSite } from '../../test/support/http/source-site.js';
import { createClient } from '../../test/support/server/create-client.js';
import { type BuiltServer, startBuiltServer } from '../support/start-built-server.js';

const run = promisify(execFile);
const token = 'a-token-for-the-command-line';

// Runs @gitbook/cli from npm against a Specshelf server.
describe('@gitbook/cli', () => {
  let folder: string;
  let server: BuiltServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-cli-'));
    await writeFile(join(folder, 'package.json'), '{ "private": true }');
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '@gitbook/cli@0.25.1'];
    await run('npm', install, { cwd: folder });
    await writeFile(join(folder, 'ferry.yaml'), fixture('ferry.yaml'));
    server = await startBuiltServer(folder, {
      SPECSHELF_BOOTSTRAP_TOKEN: token,
      SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
    });
  });

  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  function publish(source: string, slug: string, secret = token) {
    const args = ['openapi', 'publish', source, '--spec', slug, '--organization', 'default'];
    return run(join(folder, 'node_modules/.bin/gitbook'), args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, GITBOOK_ENDPOINT: server.url, GITBOOK_TOKEN: secret },
    });
  }

  async function published(slug: string) {
    const client = createClient({ baseUrl: server.url, token });
    return client.specs.waitUntilProcessed(
      { organizationId: 'default', specSlug: slug },
      { pollInterval: { initial: 50 } },
    );
  }

  it('publishes a file', async () => {
    const { stdout, stderr } = await publish('ferry.yaml', 'from-file');
    const spec = await published('from-file');
    expect(stdout + stderr).toContain(spec.urls.app);
    expect(spec.lastVersion).toBeDefined();
  });

  it('publishes a URL', async () => {
    const site = await startSourceSite();
    const url = site.publish('ferry.yaml', fixture('ferry.yaml'));
    await publish(url, 'from-url');
    expect(await published('from-url')).toMatchObject({ sourceURL: url, lastVersion: expect.any(String) });
    await site.close();
  });

  it('fails with the first refused changes, and the latest version stays', async () => {
    const place = { organizationId: 'default', specSlug: 'gated' };
    await publish('ferry.yaml', 'gated');
    const { lastVersion } = await published('gated');
    const client = createClient({ baseUrl: server.url, token });
    await client.specs.update({ ...place, compatibility: { refuse: 'breaking' } });
    await writeFile(
      join(folder, 'other.yaml'),
      fixture('ferry.yaml').replace(/^paths:\n {2}\/\w+:/m, 'paths:\n  /moved:'),
    );
    const refused = expect.stringMatching(
      /409.*breaking change.*\(openapi\.yaml:\d+\).*Acknowledge [0-9a-f]{16}/s,
    );
    await expect(publish('other.yaml', 'gated')).rejects.toMatchObject({ code: 1, stderr: refused });
    expect((await published('gated')).lastVersion).toBe(lastVersion);
  });

  it('fails with the message of the server when the token is invalid', async () => {
    await expect(publish('ferry.yaml', 'refused', 'wrong')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The access token is invalid'),
    });
  });
});
