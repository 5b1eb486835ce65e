import {
  type Client,
  NotFoundError,
  type OpenAPIDocument,
  type OpenAPISpec,
  type OpenAPISpecVersion,
} from '@specshelf/sdk';
import { type Account, type Expected, organizationId } from './account.js';
import { brokenSource, digestOf } from './sources.js';

/**
 * Returns the differences from the acknowledged state of a specification. The found state becomes the expected one. `choose` returns
 * the known versions that are read again.
 */
export async function checkAccount(
  account: Account,
  client: Client,
  choose: (known: readonly string[]) => readonly string[],
): Promise<string[]> {
  const spec = await find(client, account.specSlug);
  const problems = spec ? await checkVersions(account, spec, client, choose) : [];
  const found = spec && foundIn(account, spec);
  if (!account.possible.some((expected) => isSame(expected, found))) {
    const expected = JSON.stringify(account.possible);
    problems.push(`is ${JSON.stringify(found)} instead of ${expected} after:\n${account.history.join('\n')}`);
  }
  account.possible = [found];
  account.history = [];
  if (spec?.lastVersion !== undefined && found?.name !== undefined)
    problems.push(...(await checkText(account, found.name, client)));
  return problems.map((problem) => `${account.specSlug} ${problem}`);
}

async function find({ specs }: Client, specSlug: string): Promise<OpenAPISpec | undefined> {
  try {
    return await specs.get({ organizationId, specSlug });
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** Returns the state in the form of an expected one. */
function foundIn({ versions }: Account, spec: OpenAPISpec): NonNullable<Expected> {
  const { id, lastVersion = '', visibility, lastProcessErrorCode, lastProcessedErrors } = spec;
  if (lastProcessErrorCode === undefined) {
    return { id, visibility, name: versions.get(id)?.get(lastVersion)?.name ?? 'without a version' };
  }
  const code = lastProcessedErrors[0]?.code ?? lastProcessErrorCode;
  return code === brokenSource.code ? { id, visibility } : { id, visibility, name: code };
}

function isSame(expected: Expected, found: Expected): boolean {
  if (!expected || !found) return expected === found;
  const { id = found.id, name, visibility } = expected;
  return id === found.id && name === found.name && visibility === found.visibility;
}

async function checkVersions(
  account: Account,
  { id, slug: specSlug, lastVersion }: OpenAPISpec,
  client: Client,
  choose: (known: readonly string[]) => readonly string[],
): Promise<string[]> {
  const spec = { organizationId, specSlug };
  const problems: string[] = [];
  const { listed, count } = await listVersions(client, specSlug);
  const known = account.versions.get(id) ?? new Map<string, { name: string; digest: string }>();
  account.versions.set(id, known);
  const ids = new Set(listed.map((version) => version.id));
  const lost = [...known.keys()].filter((versionId) => !ids.has(versionId));
  if (lost.length > 0) problems.push(`has lost its versions ${lost.join(', ')}`);
  if (count !== listed.length) problems.push(`counts ${count} versions, and lists ${listed.length}`);
  if (listed[0]?.id !== lastVersion) problems.push('has a latest version that is not its newest');
  const chosen = choose([...known.keys()]).filter((versionId) => ids.has(versionId));
  const isNew = (versionId: string) => !known.has(versionId);
  for (const versionId of [...chosen, ...[...ids].filter(isNew)]) {
    const document = await client.specs.versions.getDocument({ ...spec, versionId });
    const now = { name: titleOf(document), digest: digestOf({ text: JSON.stringify(document) }) };
    const { name, digest } = known.get(versionId) ?? now;
    known.set(versionId, { name, digest });
    if (!account.sent.has(name)) problems.push(`has a version ${versionId} that was never sent`);
    if (digest !== now.digest) problems.push(`has a version ${versionId} that has changed`);
  }
  return problems;
}

function titleOf({ info }: OpenAPIDocument): string {
  const isInfo = typeof info === 'object' && info !== null && 'title' in info;
  return isInfo ? String(info.title) : '';
}

async function listVersions(
  client: Client,
  specSlug: string,
): Promise<{ listed: OpenAPISpecVersion[]; count: number }> {
  const page = await client.specs.versions.list({ organizationId, specSlug, limit: 1000 });
  const listed: OpenAPISpecVersion[] = [];
  for await (const version of page) listed.push(version);
  return { listed, count: page.count };
}

/** Compares the source of the latest version with the sent bytes. */
async function checkText({ sent, specSlug }: Account, name: string, client: Client): Promise<string[]> {
  const raw = await client.specs.versions.getLatestRaw({ organizationId, specSlug });
  return sent.get(name) === digestOf(raw) ? [] : ['does not return the text that was sent'];
}
