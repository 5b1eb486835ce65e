import { RequestError } from '@specshelf/service';
import { expect, it } from 'vitest';
import { createTestConsole, signIn } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

const at = '1969-12-01T00:00:00.000Z';
const prod = {
  name: 'prod',
  version: 'new',
  createdAt: at,
  movedAt: at,
  urls: { version: 'https://docs.example/v1/orgs/acme/openapi/ferry/versions/label:prod' },
};
const spec = {
  slug: 'ferry',
  lastVersion: 'new',
  visibility: 'private',
  permissions: { view: true, edit: true },
};
const moves = [
  { id: '3', from: 'removed', to: 'new', movedAt: at },
  { id: '2', from: 'old', to: 'removed', movedAt: at },
  { id: '1', to: 'old', movedAt: at },
];
const documentVersions: Record<string, string> = { new: '2.0.0', old: '1.0.0' };

/** Returns the page of the label; retention has removed the version `removed`. */
async function see({ labels = [prod], changes = {} }: { labels?: (typeof prod)[]; changes?: object } = {}) {
  const version = (id: string) => ({ id, createdAt: at, documentVersion: documentVersions[id], labels: [] });
  const replies: Record<string, unknown> = {
    getOpenAPISpecBySlug: { ...spec, ...changes },
    getOrganizationById: { id: 'acme' },
    listOpenAPISpecLabels: { items: labels },
    listOpenAPISpecVersions: { items: [version('new')] },
    listOpenAPISpecLabelMoves: { items: moves },
    getOpenAPISpecLabelUsage: { tokenCount: 0, reads: [] },
  };
  const test = createTestConsole(({ operationId, path }) => {
    if (operationId !== 'getOpenAPISpecVersionById') return replies[operationId];
    const versionId = String(path['versionId']);
    if (versionId in documentVersions) return version(versionId);
    throw new RequestError('not-found', 'There is no such version.');
  });
  return (await fetchPage(test, '/orgs/acme/openapi/ferry/labels/prod', { cookie: await signIn(test) })).body;
}

const day = `<time datetime="${at}" title="1969-12-01 00:00 UTC">1 December 1969</time>`;
const root = '/specs/orgs/acme/openapi/ferry/versions';

it('names the versions of the history, and links only to those that still exist', async () => {
  const page = await see();
  expect(page).toContain(`moved from removed to <a href="${root}/new">2.0.0, ${day}</a>`);
  expect(page).toContain(`moved from <a href="${root}/old">1.0.0, ${day}</a> to removed`);
  expect(page).toContain(`created for <a href="${root}/old">1.0.0, ${day}</a>`);
  expect(page).toContain('Move back to this version<span class="hidden"> 1.0.0, 1 December 1969</span>');
  expect([...page.matchAll(/name="back" value="(\w+)"/g)].map(([, version]) => version)).toEqual(['old']);
});

it('preselects no version in the form that moves a label', async () => {
  const page = await see();
  expect(page).toMatch(/<select id="version"[^>]*><option [^>]*>Choose a version</);
  expect(page).toContain('>2.0.0, 1 December 1969, latest, current</option>');
  expect(page).toContain('value="move">Move</button>');
});

it('offers to create a deleted label again', async () => {
  const page = await see({ labels: [] });
  expect(page).toContain('Create again for this version<span class="hidden"> 1.0.0, 1 December 1969</span>');
  expect(page).toContain('value="move">Create</button>');
  expect(page).not.toContain('current</option>');
});

it('warns before a label of a public specification is set', async () => {
  const hint = 'Everyone can see this label and read its version.';
  expect(await see()).not.toContain(hint);
  expect(await see({ changes: { visibility: 'public' } })).toContain(hint);
});
