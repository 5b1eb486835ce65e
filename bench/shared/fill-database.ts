import { randomBytes } from 'node:crypto';
import { Client } from '@specshelf/sdk';
import { createServer, readConfig, type Server } from '@specshelf/server';
import { termsOf } from '@specshelf/service/catalog';
import { organizationId, token } from './servers/exchange.js';
import { secretKey } from './servers/start-subject.js';

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
  /** Slugs of specifications of all ages. */
  slugs: string[];
}

export const deepSlug = 'deep';
export const label = 'prod';

/**
 * Processes one document with a real server and copies its rows, which creates the data of years in a minute. Each
 * specification has its own contents, which its versions share.
 */
export function fillDatabase(url: string, size: Size): Promise<FilledDatabase> {
  return withServer(url, async (server) => {
    await server.bootstrap();
    const { url: baseUrl } = await server.start();
    const { specs } = new Client({ baseUrl, token });
    await specs.upsertAndWait({ organizationId, specSlug: deepSlug, source: { text: text(0) } });
    await specs.labels.set({ organizationId, specSlug: deepSlug, label, version: 'latest' });
    return { url, slugs: await copyRows(server, size) };
  });
}

/** Opens a server on a database in this process, which does not listen. */
export async function withServer<Result>(
  url: string,
  use: (server: Server) => Promise<Result>,
): Promise<Result> {
  const read = readConfig({
    ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: url, LOG_LEVEL: 'error' },
    ...{ SPECSHELF_SECRET_KEY: secretKey, SPECSHELF_BOOTSTRAP_TOKEN: token },
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const server = await createServer(read.config);
  try {
    return await use(server);
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

type Row = Readonly<Record<string, unknown>>;

/** Rows by table, in the order in which they are written. */
type Rows = Readonly<Record<string, readonly Row[]>>;

interface Templates {
  spec: Row;
  version: Row;
  contents: readonly Row[];
}

// Three years, in milliseconds.
const lifetime = 3 * 365 * 86_400_000;

async function copyRows({ database }: Server, size: Size): Promise<string[]> {
  const { connection, write } = database;
  const templates: Templates = {
    spec: await connection('openapi_specs').first(),
    version: await connection('openapi_spec_versions').first(),
    contents: await connection('contents'),
  };
  const rows = createRows(database);
  const others = size.specs - 1;
  const versions = Math.floor((size.versions - size.versionsOfOne) / others);
  const slugs: string[] = [];
  for (let number = 1; number <= others; number++) {
    if (number % Math.ceil(others / 100) === 0) slugs.push(`harbour-${number}`);
    await rows.add(copiesOf(templates, { number, versions, age: (lifetime * number) / size.specs }));
  }
  for (let place = 1; place < size.versionsOfOne; place++) {
    const version = { ...templates.version, id: newId(), created_at: timeAt(place * 1000) };
    await rows.add({ openapi_spec_versions: [version] });
  }
  await rows.end();
  await write(async (transaction) => {
    await transaction('organizations').where({ id: organizationId }).update({ spec_count: size.specs });
    const deep = transaction('openapi_specs').where({ slug: deepSlug });
    await deep.update({ version_count: size.versionsOfOne });
  });
  // Updates the statistics of the query planner, which databases otherwise do from time to time.
  await connection.raw('ANALYZE');
  return slugs;
}

interface Copy {
  number: number;
  versions: number;
  age: number;
}

const counts = { operations: 1, webhooks: 0, schemas: 0 };

/** A specification, its versions, and contents that no other specification has. */
function copiesOf({ spec, version, contents }: Templates, { number, versions, age }: Copy): Rows {
  const slug = `harbour-${number}`;
  const title = `Harbour ${number}`;
  const digests = new Map(contents.map(({ digest }) => [digest, randomBytes(32).toString('hex')]));
  const withOwnContents = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, digests.get(value) ?? value]));
  const id = newId();
  // Owners and tags of different frequency.
  const lifecycle = number % 10 === 0 ? ('deprecated' as const) : ('production' as const);
  const [owner, tags] = [`Team ${number % 40}`, [`tag ${number % 7}`, `rare ${number % 500}`]];
  const made = Array.from({ length: versions }, (_, place) => ({
    ...{ ...withOwnContents(version), id: newId(), spec_id: id },
    created_at: timeAt(age + place),
  }));
  const copy = {
    ...{ ...withOwnContents(spec), id, slug, slug_key: slug, name_key: title.toLowerCase() },
    ...{ created_at: timeAt(age), updated_at: timeAt((age * 7_919) % lifetime) },
    facts: JSON.stringify({ title, documentVersion: '1.0.0', counts }),
    ...{ owner, tags: JSON.stringify(tags), lifecycle, ...stateOf(number) },
    ...{ last_version: made.at(-1)?.id, version_count: versions },
  };
  const terms = termsOf({ slug, facts: { title, counts }, owner, tags, lifecycle });
  return {
    contents: contents.map((row) => ({ ...row, digest: digests.get(row['digest']) })),
    openapi_specs: [copy],
    openapi_spec_versions: made,
    labels: number % 5 < 2 && made.length > 0 ? [labelOf(id, made[0]?.id, timeAt(age))] : [],
    spec_terms: terms.map((term) => ({ organization_id: organizationId, term, spec_id: id })),
  };
}

/** Two of five specifications have a label, on their oldest version. */
function labelOf(specId: string, versionId: string | undefined, time: string): Row {
  const moved = { moved_at: time, moved_by: JSON.stringify({ id: 'ci', displayName: 'CI' }) };
  return { spec_id: specId, name: label, version_id: versionId, created_at: time, ...moved };
}

/** Every fiftieth specification has failed, every third has warnings, and every fifth is public. */
function stateOf(number: number): Row {
  const hasFailed = number % 50 === 0;
  const hasWarning = number % 3 === 0;
  return {
    last_process_error_code: hasFailed ? 'FETCH_ERROR' : null,
    ...{ error_count: Number(hasFailed), warning_count: Number(hasWarning) },
    problem_kinds: Number(hasFailed) + 2 * Number(hasWarning),
    visibility: number % 5 === 0 ? 'public' : 'private',
  };
}

const tables = ['contents', 'openapi_specs', 'openapi_spec_versions', 'labels', 'spec_terms'];
const rowsAtOnce = 2_000;
const rowsInAStatement = 500;

/** Writes rows in batches, specifications before their versions. */
function createRows({ write }: Server['database']) {
  const pending = new Map(tables.map((name): [string, Row[]] => [name, []]));
  const end = () =>
    write(async (transaction) => {
      for (const [name, rows] of pending) {
        while (rows.length > 0) await transaction(name).insert(rows.splice(0, rowsInAStatement));
      }
    });
  const add = async (rows: Rows): Promise<void> => {
    for (const [name, some] of Object.entries(rows)) pending.get(name)?.push(...some);
    if (Math.max(...[...pending.values()].map(({ length }) => length)) >= rowsAtOnce) await end();
  };
  return { add, end };
}

function timeAt(age: number): string {
  return new Date(Date.parse('2023-01-01T00:00:00.000Z') + Math.floor(age)).toISOString();
}

function newId(): string {
  return randomBytes(10).toString('hex');
}
