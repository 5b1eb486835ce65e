import { randomBytes } from 'node:crypto';
import { Client } from '@specshelf/sdk';
import { createServer, readConfig, type Server } from '@specshelf/server';
import { termsOf } from '@specshelf/service/catalog';

export interface Size {
  specs: number;
  /** Number of versions of all specifications. */
  versions: number;
  /** Number of versions of the specification that has many. */
  versionsOfOne: number;
}

/** A filled database. */
export interface FilledDatabase {
  /** In the form of `DATABASE_URL`. */
  url: string;
  token: string;
  size: Size;
  /** Slugs of specifications of all ages. */
  slugs: string[];
}

export const organizationId = 'default';
export const deepSlug = 'deep';
export const label = 'prod';
export const secretKey = 'the secret key of the benchmarks';

/**
 * Processes one document with a real server and copies its rows, which creates the data of years in a minute. Each
 * specification has its own contents, which its versions share.
 */
export async function fillDatabase(url: string, size: Size): Promise<FilledDatabase> {
  const server = await openServer(url);
  try {
    const token = (await server.bootstrap()) ?? '';
    const { url: baseUrl } = await server.start();
    const { specs } = new Client({ baseUrl, token });
    await specs.upsertAndWait({ organizationId, specSlug: deepSlug, source: { text: text(0) } });
    await specs.labels.set({ organizationId, specSlug: deepSlug, label, version: 'latest' });
    const slugs = await copyRows(server, size);
    return { url, token, size, slugs };
  } finally {
    await server.close();
  }
}

export function text(number: number): string {
  return `openapi: 3.1.0
info: { title: Harbour ${number}, version: 1.0.${number} }
tags: [{ name: berths, description: Where ships *lie*. }]
paths:
  /berths:
    get: { operationId: listBerths, tags: [berths], summary: List berths, responses: { 200: { description: The berths. } } }
`;
}

export function configuration(url: string, port = '0') {
  const read = readConfig({
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    SPECSHELF_SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
  });
  if (read.ok) return read.config;
  throw new Error(read.problems.join('\n'));
}

function openServer(url: string): Promise<Server> {
  return createServer(configuration(url));
}

async function copyRows({ database }: Server, size: Size): Promise<string[]> {
  const templates = await readTemplates(database);
  const rows = createRows(database);
  const others = size.specs - 1;
  const perSpec = Math.floor((size.versions - size.versionsOfOne) / others);
  const slugs: string[] = [];
  for (let number = 1; number <= others; number++) {
    const slug = `harbour-${number}`;
    if (number % Math.ceil(others / 100) === 0) slugs.push(slug);
    const age = (lifetime * number) / size.specs;
    await rows.add(copiesOf(templates, { number, versions: perSpec, age }));
  }
  for (let place = 1; place < size.versionsOfOne; place++) {
    await rows.add({ versions: [{ ...templates.version, id: newId(), created_at: timeAt(place * 1000) }] });
  }
  await rows.end();
  await database.write(async (transaction) => {
    await transaction('organizations').where({ id: organizationId }).update({ spec_count: size.specs });
    const deep = transaction('openapi_specs').where({ slug: deepSlug });
    await deep.update({ version_count: size.versionsOfOne });
  });
  // Updates the statistics of the query planner, which databases otherwise do from time to time.
  await database.connection.raw('ANALYZE');
  return slugs;
}

type Row = Readonly<Record<string, unknown>>;

interface Templates {
  spec: Row;
  version: Row;
  contents: readonly Row[];
}

async function readTemplates({ connection }: Server['database']): Promise<Templates> {
  return {
    spec: await connection('openapi_specs').first(),
    version: await connection('openapi_spec_versions').first(),
    contents: await connection('contents'),
  };
}

/** A specification, its versions, and contents that no other specification has. */
function copiesOf({ spec, version, contents }: Templates, { number, versions, age }: Copy): Rows {
  const slug = `harbour-${number}`;
  const title = `Harbour ${number}`;
  const digests = new Map(contents.map(({ digest }) => [digest, randomBytes(32).toString('hex')]));
  const withOwnContents = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, digests.get(value) ?? value]));
  const id = newId();
  const metadata = metadataOf(number);
  const described = { slug, facts: { title, counts }, ...metadata };
  const made = Array.from({ length: versions }, (_, place) => ({
    ...withOwnContents(version),
    id: newId(),
    spec_id: id,
    created_at: timeAt(age + place),
  }));
  return {
    contents: contents.map((row) => ({ ...row, digest: digests.get(row['digest']) })),
    specs: [
      {
        ...withOwnContents(spec),
        id,
        slug,
        slug_key: slug,
        created_at: timeAt(age),
        updated_at: timeAt((age * 7_919) % lifetime),
        facts: JSON.stringify({ title, documentVersion: '1.0.0', counts }),
        name_key: title.toLowerCase(),
        owner: metadata.owner,
        tags: JSON.stringify(metadata.tags),
        lifecycle: metadata.lifecycle,
        ...stateOf(number),
        last_version: made.at(-1)?.id,
        version_count: versions,
      },
    ],
    versions: made,
    labels: number % 5 < 2 && made.length > 0 ? [labelOf(id, made[0]?.id, timeAt(age))] : [],
    terms: termsOf(described).map((term) => ({ organization_id: organizationId, term, spec_id: id })),
  };
}

/** Two of five specifications have a label, on their oldest version. */
function labelOf(specId: string, versionId: string | undefined, time: string): Row {
  return {
    spec_id: specId,
    name: label,
    version_id: versionId,
    created_at: time,
    moved_at: time,
    moved_by: JSON.stringify({ id: 'ci', displayName: 'CI' }),
  };
}

interface Copy {
  number: number;
  versions: number;
  age: number;
}

const counts = { operations: 1, webhooks: 0, schemas: 0 };

/** Owners and tags of different frequency. */
function metadataOf(number: number) {
  const lifecycle = number % 10 === 0 ? ('deprecated' as const) : ('production' as const);
  return { owner: `Team ${number % 40}`, tags: [`tag ${number % 7}`, `rare ${number % 500}`], lifecycle };
}

/** Every fiftieth specification has failed, every third has warnings, and every fifth is public. */
function stateOf(number: number): Row {
  const hasFailed = number % 50 === 0;
  const hasWarning = number % 3 === 0;
  return {
    last_process_error_code: hasFailed ? 'FETCH_ERROR' : null,
    error_count: Number(hasFailed),
    warning_count: Number(hasWarning),
    problem_kinds: Number(hasFailed) + 2 * Number(hasWarning),
    visibility: number % 5 === 0 ? 'public' : 'private',
  };
}

interface Rows {
  contents?: readonly Row[];
  specs?: readonly Row[];
  versions?: readonly Row[];
  labels?: readonly Row[];
  terms?: readonly Row[];
}

const rowsAtOnce = 2_000;
const rowsInAStatement = 500;

/** Writes rows in batches, specifications before their versions. */
function createRows(database: Server['database']) {
  let pending: Required<{ [Kind in keyof Rows]: Row[] }> = {
    contents: [],
    specs: [],
    versions: [],
    labels: [],
    terms: [],
  };
  const end = async (): Promise<void> => {
    const { contents, specs, versions, labels, terms } = pending;
    pending = { contents: [], specs: [], versions: [], labels: [], terms: [] };
    await database.write(async (transaction) => {
      await insert(transaction, 'contents', contents);
      await insert(transaction, 'openapi_specs', specs);
      await insert(transaction, 'openapi_spec_versions', versions);
      await insert(transaction, 'labels', labels);
      await insert(transaction, 'spec_terms', terms);
    });
  };
  return {
    add: async ({
      contents = [],
      specs = [],
      versions = [],
      labels = [],
      terms = [],
    }: Rows): Promise<void> => {
      pending.contents.push(...contents);
      pending.specs.push(...specs);
      pending.versions.push(...versions);
      pending.labels.push(...labels);
      pending.terms.push(...terms);
      if (pending.contents.length + pending.specs.length + pending.versions.length >= rowsAtOnce) await end();
    },
    end,
  };
}

async function insert(connection: Server['database']['connection'], table: string, rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += rowsInAStatement) {
    await connection(table).insert(rows.slice(from, from + rowsInAStatement));
  }
}

// Three years, in milliseconds.
const lifetime = 3 * 365 * 86_400_000;
const beginning = Date.parse('2023-01-01T00:00:00.000Z');

function timeAt(age: number): string {
  return new Date(beginning + Math.floor(age)).toISOString();
}

function newId(): string {
  return randomBytes(10).toString('hex');
}
