import { defined } from '@specshelf/base/defined';
import type { Content, Stores } from '@specshelf/service';
import { noProblems } from '@specshelf/service/catalog';
import { organization, spec, version } from '@specshelf/service/test/records';
import { workOn } from '@specshelf/service/test/work-on';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { createStores } from '../src/create-stores.js';
import type { Database } from '../src/database/database.js';
import { eachDatabase, empty } from '../test/support/each-database.js';
import { openDatabase } from '../test/support/open-database.js';

const hour = 3_600_000;

// Few digests, so that specifications share contents and contents often become unused.
const digests = ['a', 'b', 'c', 'd', 'e', 'f'];
const manifests = ['m', 'n', 'o'];

/** A run of a specification. Without changes it creates no version, but stores the fetched contents. */
interface Publication {
  do: 'publish';
  spec: string;
  raw: string;
  specification: string;
  manifest: string;
  files: string[];
  isNew: boolean;
  labels: string[];
}

type Step =
  | Publication
  /** A process that crashes before anything references the stored contents. */
  | { do: 'store'; files: string[] }
  | { do: 'rebuild'; spec: string; specification: string }
  | { do: 'replace-source'; spec: string; content: string }
  | { do: 'remove-spec'; spec: string }
  | { do: 'remove-organization' }
  | { do: 'prune'; spec: string; newest: number }
  /** To one of the newest versions, counted from 0; without one, removes the label. */
  | { do: 'move-label'; spec: string; label: string; place: number | undefined }
  | { do: 'set-default-label'; spec: string; label: string | undefined }
  | { do: 'mark'; limit: number }
  | { do: 'remove'; limit: number };

/** Concurrent steps, after some idle hours. */
interface Batch {
  hours: number;
  steps: Step[];
}

const digest = fc.constantFrom(...digests);
const files = fc.array(digest, { maxLength: 3 });
const slug = fc.constantFrom('x', 'y');
const manifest = fc.constantFrom(...manifests);
const label = fc.constantFrom('prod', 'beta');
const to = <const Name extends Step['do']>(name: Name) => fc.constant(name);

const publication: fc.Arbitrary<Step> = fc.record({
  do: to('publish'),
  spec: slug,
  raw: digest,
  specification: digest,
  manifest,
  files,
  isNew: fc.boolean(),
  labels: fc.uniqueArray(label, { maxLength: 2 }),
});

const moveLabel: fc.Arbitrary<Step> = fc.record({
  do: to('move-label'),
  spec: slug,
  label,
  place: fc.option(fc.nat({ max: 2 }), { nil: undefined, freq: 9 }),
});

const setDefaultLabel: fc.Arbitrary<Step> = fc.record({
  do: to('set-default-label'),
  spec: slug,
  label: fc.option(label, { nil: undefined, freq: 9 }),
});

const prune: fc.Arbitrary<Step> = fc.record({
  do: to('prune'),
  spec: slug,
  newest: fc.integer({ min: 1, max: 2 }),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: publication, weight: 4 },
  moveLabel,
  setDefaultLabel,
  fc.record({ do: to('store'), files }),
  fc.record({ do: to('rebuild'), spec: slug, specification: digest }),
  fc.record({ do: to('replace-source'), spec: slug, content: digest }),
  fc.record({ do: to('remove-spec'), spec: slug }),
  fc.record({ do: to('remove-organization') }),
  prune,
  fc.record({ do: to('mark'), limit: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: to('remove'), limit: fc.integer({ min: 1, max: 9 }) }),
);

/** Steps that remove no specification, so that versions and labels accumulate. */
const stepOfLabels = fc.oneof(publication, { arbitrary: moveLabel, weight: 2 }, setDefaultLabel, prune);

const batchOf = (steps: fc.Arbitrary<Step>): fc.Arbitrary<Batch> =>
  fc.record({
    hours: fc.integer({ min: 0, max: 30 }),
    steps: fc.array(steps, { minLength: 1, maxLength: 4 }),
  });

eachDatabase((name, databases) => {
  describe(`contents ${name}`, () => {
    let database: Database;
    let stores: Stores;

    beforeAll(async () => {
      database = await openDatabase(await databases.create());
      stores = createStores(database);
    });

    afterAll(() => database?.close());

    it('are kept exactly as long as they are referenced, under any sequence of concurrent steps', async () => {
      const check = async (batches: Batch[]) => {
        await empty(database);
        const world = createWorld(stores);
        for (const { hours, steps } of batches) {
          world.wait(hours);
          await Promise.all(steps.map(world.apply));
          expect(await missing()).toEqual([]);
          expect(await miscounted()).toEqual([]);
          await expectConsistentLabels(database);
        }
        for (let days = 0; days < 4; days++) await world.collect();
        expect(await missing()).toEqual([]);
        const remaining: string[] = await database.connection('contents').orderBy('digest').pluck('digest');
        expect(remaining).toEqual([...(await referencedDigests())].sort());
        expect(await database.connection('unused_contents').pluck('digest')).toEqual([]);
      };
      const property = fc.asyncProperty(fc.array(batchOf(step), { maxLength: 20 }), check);
      await fc.assert(property, { numRuns: 20, endOnFailure: true, seed: randomSeed(20260301) });
    });

    it('have labels that agree with their moves and the default version, under any sequence of concurrent steps', async () => {
      const check = async (batches: Batch[]) => {
        await empty(database);
        const world = createWorld(stores);
        for (const { hours, steps } of batches) {
          world.wait(hours);
          await Promise.all(steps.map(world.apply));
          await expectConsistentLabels(database);
        }
      };
      const batches = fc.array(batchOf(stepOfLabels), { maxLength: 15, size: 'max' });
      await fc.assert(fc.asyncProperty(batches, check), {
        numRuns: 20,
        endOnFailure: true,
        seed: randomSeed(20260301),
      });
    });

    async function missing(): Promise<string[]> {
      const stored = new Set(await database.connection('contents').pluck('digest'));
      return [...(await referencedDigests())].filter((each) => !stored.has(each));
    }

    /** Digests in specifications, versions, and their manifests, read from the stored values instead of the link table. */
    async function referencedDigests(): Promise<Set<string>> {
      const rows: Record<string, string | null>[] = [
        ...(await database
          .connection('openapi_spec_versions')
          .select('raw', 'specification', 'outline', 'manifest', 'submitted')),
        ...(await database.connection('openapi_specs').where({ source_kind: 'text' }).select('source')),
        ...(await database.connection('openapi_specs').select('manifest')),
      ];
      const named = rows.flatMap((row) => Object.values(row)).filter((each) => each !== null);
      const contents = named.map((each) => stores.contents.get(each));
      const listed = (await Promise.all(contents)).map((bytes) => Buffer.from(bytes ?? []).toString());
      return new Set([...named, ...listed.flatMap((text) => (text.startsWith('[') ? read(text) : []))]);
    }

    async function miscounted(): Promise<unknown[]> {
      return database
        .connection('openapi_specs')
        .whereRaw(
          'version_count <> (select count(*) from openapi_spec_versions where spec_id = openapi_specs.id)',
        )
        .select('id', 'version_count');
    }
  });
});

/** Expects that labels point to versions of their specification, and agree with their newest moves and the default version. */
async function expectConsistentLabels({ connection }: Database): Promise<void> {
  const labels = await connection('labels').select('spec_id', 'name', 'version_id');
  const versions = await connection('openapi_spec_versions').select('spec_id', 'id');
  const versionOf = (specId: string, name: string): string | null =>
    labels.find((each) => each.spec_id === specId && each.name === name)?.version_id ?? null;
  const exists = ({ spec_id, version_id }: { spec_id: string; version_id: string }) =>
    versions.some((version) => version.spec_id === spec_id && version.id === version_id);
  expect(labels.filter((each) => !exists(each))).toEqual([]);
  for (const spec of await connection('openapi_specs').select('id', 'default_label', 'default_version')) {
    const isSet = spec.default_label !== null;
    expect([isSet, spec.default_version]).toEqual([
      isSet && spec.default_version !== null,
      isSet ? versionOf(spec.id, spec.default_label) : null,
    ]);
  }
  // Each move starts where the previous one of the label has ended; the last one ends where the label is.
  const ends = new Map<string, string | null>();
  const moves = await connection('label_moves').orderBy(['created_at', 'id']);
  for (const { spec_id, label, from_version, to_version } of moves) {
    const key = `${spec_id} ${label}`;
    expect(from_version).toBe(ends.get(key) ?? null);
    ends.set(key, to_version);
  }
  for (const [key, end] of ends) {
    const [specId = '', name = ''] = key.split(' ');
    expect(versionOf(specId, name)).toBe(end);
  }
  expect(labels.filter((each) => !ends.has(`${each.spec_id} ${each.name}`))).toEqual([]);
}

function read(text: string): string[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.map(String) : [];
}

interface World {
  wait(hours: number): void;
  apply(step: Step): Promise<void>;
  /** Advances the clock by a day, then removes and marks unused contents. */
  collect(): Promise<void>;
}

/** Performs the operations of a server on the stores, each in the order of the server. */
function createWorld(stores: Stores): World {
  const work = workOn(stores);
  let now = Date.UTC(2026, 0, 1);
  let lastId = 0;
  const time = () => new Date(now).toISOString();
  const idOf = async (slug: string) => (await stores.specs.find('acme', slug))?.id;

  async function publish(step: Publication): Promise<void> {
    const { spec: slug, files, raw, specification } = step;
    await stores.organizations.insert(organization());
    await stores.contents.put(contentsOf(['first']));
    const source = { kind: 'text', content: 'first' } as const;
    await stores.specs
      .insert(spec({ id: `spec${++lastId}`, slug, source, createdAt: time() }))
      .catch(organizationIsGone);
    const id = await idOf(slug);
    const publisher = { id: 'ci', displayName: 'CI' };
    const submission = { id: `submission${++lastId}`, submittedAt: time(), publisher, labels: step.labels };
    if (id !== undefined) await work.requeue(id, time(), submission);
    const run = await work.claimNext({ now: time(), leaseExpiresAt: time() });
    if (!run) return;
    await stores.contents.put(contentsOf([raw, specification, ...files]));
    const content = manifestOf(step);
    await stores.contents.put([content]);
    const { digest: manifest } = content;
    const texts = { raw, specification, outline: raw, manifest };
    const one = version({ ...texts, id: `version${++lastId}`, specId: run.id, createdAt: time() });
    const outcome = {
      problems: [],
      problemCounts: noProblems,
      manifest,
      ...defined({ version: step.isNew ? one : undefined }),
    };
    await work.complete(run, outcome, time());
  }

  async function apply(step: Step): Promise<void> {
    if (step.do === 'publish') return publish(step);
    if (step.do === 'store') return stores.contents.put(contentsOf(step.files));
    if (step.do === 'remove-organization') {
      await stores.organizations.remove('acme', time());
      return;
    }
    if (step.do === 'mark') return markAll(step.limit);
    if (step.do === 'remove') return removeAll(step.limit);
    const id = await idOf(step.spec);
    if (id !== undefined) await change(step, id);
  }

  async function change(step: Step & { spec: string }, id: string): Promise<void> {
    if (step.do === 'remove-spec') await stores.specs.remove(id, time());
    if (step.do === 'prune')
      await stores.versions.prune({
        organizationId: 'acme',
        specIds: [id],
        kept: { newest: step.newest },
        limit: 2,
        now: time(),
      });
    if (step.do === 'replace-source') {
      await stores.contents.put(contentsOf([step.content]));
      await work.replaceSource(id, { kind: 'text', content: step.content }, time());
    }
    if (step.do === 'move-label') await work.moveLabelToPlace(id, step.label, step.place, time());
    if (step.do === 'set-default-label') await work.setDefaultLabel(id, step.label, time());
    if (step.do === 'rebuild') await rebuild(step.specification, id);
  }

  async function rebuild(specification: string, id: string): Promise<void> {
    const { records } = await stores.versions.list(id, { limit: 1 });
    await stores.contents.put(contentsOf([specification]));
    for (const { id: versionId, outline, format } of records)
      await stores.versions.rebuild(versionId, { specification, outline, format, pipelineVersion: 2 });
  }

  async function markAll(limit: number): Promise<void> {
    for (let after: string | undefined = ''; after !== undefined; )
      after = await stores.contents.markUnused({ after, limit, now: time() });
  }

  async function removeAll(limit: number): Promise<void> {
    const markedUntil = new Date(now - 24 * hour).toISOString();
    while ((await stores.contents.removeUnused({ markedUntil, limit })).more);
  }

  const wait = (hours: number): void => {
    now += hours * hour;
  };

  return {
    wait,
    apply,
    collect: async () => {
      wait(25);
      await removeAll(5);
      await markAll(5);
    },
  };
}

function contentsOf(digests: readonly string[]): Content[] {
  return digests.map((each) => ({ digest: each, bytes: Buffer.from(each) }));
}

/** A manifest whose digest depends on its text. */
function manifestOf({ manifest, files }: Publication): Content {
  const bytes = Buffer.from(JSON.stringify(files));
  return { digest: `${manifest}-${files.join('')}`, bytes, refersTo: files };
}

function organizationIsGone(error: unknown): void {
  if (!/foreign key/i.test(String(error))) throw error;
}
