import { describe, expect, it } from 'vitest';
import { after, before } from '../support/documents.js';
import { published, specOf, startServer } from '../support/server.js';

const ferries = ['openapi.yaml', '--spec', 'ferries'];
const files = { 'openapi.yaml': before };

describe('publish of a description with errors', () => {
  const missing = before.replace('type: string', "$ref: '#/components/schemas/Harbor'");
  const broken = { 'openapi.yaml': missing };

  it.each([[[]], [['--create']], [['--dry-run']]])('does not send it by default: %j', async (args) => {
    const server = args.includes('--create') ? startServer() : await published();
    const { code, out } = await server.run(['publish', ...ferries, ...args], { files: broken });
    expect(code).toBe(1);
    expect(out).toContain('Not sent: 1 finding in ferries is a reason to fail.');
    expect(out).toContain('error: ');
    expect(server.backend.calls.of('createOrUpdateOpenAPISpecBySlug')).toEqual([]);
    const checked = await server.run(['check', ...ferries], { files: broken });
    expect(checked.code).toBe(code);
  });

  it('publishes it with --fail-on none, and says so', async () => {
    const server = await published();
    const args = ['publish', ...ferries, '--fail-on', 'none'];
    const { code, err, out } = await server.run(args, { files: broken });
    expect({ code, err }).toEqual({
      code: 0,
      err: 'ferries has 1 error, and is published anyway, because --fail-on does not contain error.\n',
    });
    expect(out).toContain('Published: ferries');
  });

  it('follows failOn of the configuration', async () => {
    const server = await published();
    const config = 'failOn: none\nspecs: [{ slug: ferries, file: openapi.yaml }]\n';
    const withConfig = { ...broken, 'specshelf.yaml': config };
    expect(await server.run(['publish'], { files: withConfig })).toMatchObject({ code: 0 });
    const args = ['publish', '--fail-on', 'error'];
    expect(await server.run(args, { files: withConfig })).toMatchObject({ code: 1 });
  });

  it('ends with 1 if the server fetched it, so that nothing could be checked before', async () => {
    const server = startServer({ sources: { 'https://acme.example/openapi.yaml': missing } });
    const args = ['publish', 'https://acme.example/openapi.yaml', '--spec', 'ferries', '--create'];
    const { code, out } = await server.run(args);
    expect(code).toBe(1);
    expect(out).toContain('Published: ferries');
    expect(out).toContain('The version has these findings.');
  });

  it('publishes breaking changes and warnings, which the settings of the specification allow', async () => {
    const server = await published();
    const unusual = after.replace("'200':", "'200':\n          summary: Sailings");
    expect(await server.run(['publish', ...ferries], { files: { 'openapi.yaml': unusual } })).toMatchObject({
      code: 0,
      err: '',
    });
    expect(server.backend.calls.of('checkOpenAPISpec')).toEqual([]);
  });
});

describe('publish --fail-on', () => {
  it('does not send a description with such findings', async () => {
    const server = await published();
    const args = ['publish', ...ferries, '--fail-on', 'breaking', '-f', 'json'];
    const { code, out } = await server.run(args, { files: { 'openapi.yaml': after } });
    expect({ code, outcome: JSON.parse(out).outcome }).toEqual({ code: 1, outcome: 'held' });
    expect((await specOf(server, 'ferries')).documentVersion).toBe('1');
    expect(await server.run(args, { files })).toMatchObject({ code: 0 });
  });

  it('applies to specifications that do not exist yet', async () => {
    const server = startServer();
    const invalid = before.replace('type: string', 'type: text');
    const args = ['publish', ...ferries, '--create', '--fail-on', 'error'];
    expect(await server.run(args, { files: { 'openapi.yaml': invalid } })).toMatchObject({ code: 1 });
    expect(await specOf(server, 'ferries')).toBeUndefined();
  });
});
