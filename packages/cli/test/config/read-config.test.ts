import { describe, expect, it } from 'vitest';
import { before } from '../support/documents.js';
import { run } from '../support/run.js';

const check = (config: string, more: Record<string, string> = {}, folder?: string) =>
  run(['check', '--offline'], {
    files: { 'specshelf.yaml': config, 'openapi.yaml': before, ...more },
    ...(folder === undefined ? {} : { folder }),
  });

describe('specshelf.yaml', () => {
  it('lists the specifications of a repository', async () => {
    const config = 'organization: acme\nspecs:\n  - { slug: ferries, file: openapi.yaml }\n';
    expect(await check(config)).toMatchObject({ code: 0 });
  });

  it('is found in a folder above, with its paths relative to itself', async () => {
    const config = 'specs: [{ slug: ferries, file: openapi.yaml }]';
    expect(await check(config, { 'a/b/readme.txt': '' }, 'a/b')).toMatchObject({ code: 0 });
  });

  it('may be empty', async () => {
    const { code, err } = await check('# nothing yet\n');
    expect(code).toBe(2);
    expect(err).toContain('specshelf.yaml has no member specs');
  });

  it.each([
    ['specs: [{ slug: A, file: x }]', '1:11: specs[0].slug must consist of lowercase letters'],
    ['specs:\n  - slug: a\n    fil: x', '3:5: There is no member specs[0].fil. Did you mean file?'],
    ['specs: [{ slug: a }]', '1:9: specs[0] must have slug and file, slug and url, or pattern.'],
    [
      'specs: [{ slug: a, file: x, url: "http://a.example" }]',
      'must have slug and file, slug and url, or pattern',
    ],
    ['specs: [{ pattern: "apis/*.yaml" }]', 'specs[0].pattern must contain {slug}, such as'],
    ['specs: openapi.yaml', '1:1: specs must be a list, not "openapi.yaml".'],
    ['organisation: acme', '1:1: There is no member organisation. Did you mean organization?'],
    ['color: red', '1:1: There is no member color. The members are $schema, baseUrl, organization'],
    [
      'baseUrl: specs.example.com',
      '1:1: baseUrl must be an http or https URL without credentials, not "specs.example.com".',
    ],
    [
      'baseUrl: https://user:pass@specs.example.com',
      'baseUrl must be an http or https URL without credentials',
    ],
    ['failOn: braking', 'failOn is invalid: Each kind must be one of error, warning'],
    ['create: "yes"', 'create must be true or false, not "yes".'],
    ['labels: { prod: 1 }', 'labels.prod must be a branch, or a list of branches, not 1.'],
    ['- specs', 'specshelf.yaml:1:1: The configuration must be an object.'],
    ['specs: [', 'specshelf.yaml:2:1: The configuration is not valid YAML:'],
  ])('is not valid: %s', async (config, message) => {
    const { code, err } = await check(config);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('can have another name', async () => {
    const files = {
      'ci/apis.yaml': 'specs: [{ slug: ferries, file: ../openapi.yaml }]',
      'openapi.yaml': before,
    };
    expect(await run(['check', '--offline', '-c', 'ci/apis.yaml'], { files })).toMatchObject({ code: 0 });
    const missing = await run(['check', '-c', 'ci/api.yaml'], { files });
    expect(missing).toMatchObject({
      code: 2,
      err: 'The configuration ci/api.yaml cannot be read: there is no such file.\n',
    });
  });
});
