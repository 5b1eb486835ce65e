import { versionNames, versionOf } from '@specshelf/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../support/mcp/connect.js';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';

// A public specification whose default label points to the second of five versions. The fourth has another label.
type Name = (typeof versionNames)[number];

const unpublished: readonly Name[] = ['Third', 'Newest'];

let world: PagesWorld;
const ids = {} as Record<Name, string>;
const secrets: Record<string, string | undefined> = {};

beforeAll(async () => {
  world = await startPagesWorld();
  for (const name of versionNames) {
    const { lastVersion = '' } = await world.publish('tides', { text: JSON.stringify(versionOf(name)) });
    ids[name] = lastVersion;
    world.target.advance(60_000);
  }
  await world.setLabel('tides', 'prod', ids.Shown);
  await world.setLabel('tides', 'beta', ids.Labeled);
  const place = { organizationId: 'acme', specSlug: 'tides' };
  await world.client.specs.update({ ...place, defaultLabel: 'prod', visibility: 'public' });
  secrets['of another organization'] = world.stranger;
});

afterAll(() => world.close());

const callers = ['without a token', 'of another organization'];

const contains = (text: string, name: Name) => text.includes(name) || text.includes(ids[name]);

describe.each(callers)('a program %s of a public specification', (caller) => {
  const ask = async (tool: string, values: Record<string, unknown>) => {
    const client = await connect(`${world.target.url}/orgs/acme/mcp`, { token: secrets[caller] });
    const { text, isError } = await client.call(tool, { spec: 'tides', ...values });
    await client.close();
    return { text, isError };
  };

  const tools: [string, Record<string, unknown>, string][] = [
    ['list_operations', {}, 'version'],
    ['get_operation', { operation: 'listHarbours' }, 'version'],
    ['get_schema', { name: 'Harbour' }, 'version'],
    ['list_changes', { impact: 'docs' }, 'to'],
    ['list_changes', { impact: 'docs' }, 'from'],
  ];

  it.each(tools)('finds with %s %j only published versions as `%s`', async (tool, values, parameter) => {
    const missing = await ask(tool, { ...values, [parameter]: 'no-such-version' });
    expect(missing.isError).toBe(true);
    for (const version of ['latest', ...unpublished.map((name) => ids[name])]) {
      const { text, isError } = await ask(tool, { ...values, [parameter]: version });
      expect({ text: text.replaceAll(version, 'no-such-version'), isError }).toEqual(missing);
    }
    for (const version of [ids.First, ids.Shown, 'label:beta']) {
      // The version before it is not published.
      const other =
        tool === 'list_changes' && version === 'label:beta' && parameter === 'to' ? { from: ids.Shown } : {};
      const { text, isError } = await ask(tool, { ...values, ...other, [parameter]: version });
      expect([text, isError]).toEqual([expect.any(String), false]);
      for (const name of unpublished) expect(contains(text, name), `${version} names ${name}`).toBe(false);
    }
  });

  it('does not learn how a version differs from one that is not published', async () => {
    expect(await ask('list_changes', { impact: 'docs', to: 'label:beta' })).toEqual({
      ...{ isError: true, text: expect.stringContaining('from: is missing: the version before') },
    });
  });

  it('finds nothing of other versions in a search', async () => {
    for (const name of unpublished) {
      const { text } = await ask('search', { query: `get${name}` });
      expect(contains(text.replaceAll(`get${name}`, ''), name)).toBe(false);
    }
  });
});
