import { compareText } from '@specshelf/base/compare-text';
import {
  type ChunkPlace,
  type CurrentGeneration,
  completeGeneration,
  formerToKeep,
  type GenerationEnd,
  type GenerationRecord,
  keepFormerGeneration,
  type OpenAPISpecRecord,
  releaseGeneration,
  type SearchChunk,
  type SearchInspection,
  type SearchStore,
  type StartedGeneration,
  shownVersion,
  startGeneration,
} from '@specshelf/service';
import type { Tables } from './tables.js';

type SearchModule = typeof import('@specshelf/service/search');

interface Generation extends GenerationRecord {
  /** What the documents depend on. */
  key: string;
  chunks: Map<number, Pick<SearchChunk, 'entries' | 'words'> & { ids: readonly number[] }>;
}

interface Index {
  module: SearchModule;
  memory: ReturnType<SearchModule['createMemoryIndex']>;
}

/** The index is not a part of a snapshot: it is built again after it was restored. */
interface State {
  generations: Map<number, Generation>;
  last: number;
  /** The last started generation of each specification. */
  started: Map<string, Generation>;
  index: Index | undefined;
}

export function createSearchStore(tables: Tables): SearchStore {
  const state: State = {
    generations: new Map(),
    last: 0,
    started: new Map(),
    index: undefined,
  };
  return { ...createWriter(tables, state), ...createFinder(tables, state) };
}

type Writer = Pick<SearchStore, 'begin' | 'write' | 'complete' | 'keepFormer' | 'release' | 'removeNext'>;

function createWriter(tables: Tables, state: State): Writer {
  const { generations } = state;
  return {
    begin: async (start) => begin(tables, state, start),
    async write(number, chunks, now) {
      const { module, memory } = state.index ?? (await loadIndex());
      state.index = { module, memory };
      const generation = generations.get(number);
      if (generation?.state !== 'writing' || !tables.specs.has(generation.specId)) return false;
      generation.writtenAt = now;
      for (const chunk of chunks) addChunk({ module, memory }, number, generation, chunk);
      return true;
    },
    async complete(number, indexVersion) {
      const generation = generations.get(number);
      if (generation?.state !== 'writing') return false;
      const spec = tables.specs.get(generation.specId);
      const isUnchanged = spec !== undefined && generation.key === keyOf(tables, spec, indexVersion);
      end(state, generation, completeGeneration(isUnchanged));
      return isUnchanged;
    },
    async keepFormer(number) {
      const generation = generations.get(number);
      if (generation?.state !== 'writing') return false;
      const former = findFormer(state, generation);
      if (!former) return false;
      former.key = generation.key;
      state.started.set(generation.specId, former);
      end(state, generation, keepFormerGeneration());
      return true;
    },
    async release(number) {
      const generation = generations.get(number);
      if (generation?.state === 'writing') end(state, generation, releaseGeneration());
    },
    removeNext: async ({ writtenBefore }) => removeNext(tables, state, writtenBefore),
  };
}

function createFinder(tables: Tables, state: State): Omit<SearchStore, keyof Writer> {
  const { generations } = state;
  return {
    find: async (query) => {
      if (!state.index) return [];
      const { module, memory } = state.index;
      return module.findInTurn(query, async ({ expression, after, below, limit }) =>
        memory.find(expression, { after, to: below, limit }),
      );
    },
    findCurrent: async (numbers) => numbers.flatMap((number) => findCurrent(tables, state, number) ?? []),
    readEntries: async (places) =>
      places.flatMap((place) => {
        const entries = generations.get(place.generation)?.chunks.get(place.chunk)?.entries;
        return entries ? [{ generation: place.generation, chunk: place.chunk, entries }] : [];
      }),
    readWords: async (specId, most) => {
      const isCurrent = (each: Generation) => each.specId === specId && each.state === 'current';
      const current = [...generations.values()].filter(isCurrent);
      const chunks = current.flatMap((each) => [...each.chunks.values()]);
      const documents = current.reduce((sum, each) => sum + each.documents, 0);
      const bytes = chunks.reduce((sum, { words }) => sum + words.length, 0);
      return documents > most.documents || bytes > most.bytes ? undefined : chunks.map(({ words }) => words);
    },
    findTerms: async (words) => words.filter((word) => isUsed(state, word)),
    // It has no other terms than those of its documents.
    sweepTerms: async () => false,
    async clear() {
      generations.clear();
      state.started.clear();
      state.index = undefined;
    },
    inspect: async (indexVersion) => inspect(tables, state, indexVersion),
  };
}

/** Starts a generation of the first specification that must be indexed. */
function begin(
  tables: Tables,
  state: State,
  { indexVersion, now }: { indexVersion: number; now: string },
): StartedGeneration | undefined {
  const waiting = [...tables.specs.values()].filter((each) => isWaiting(tables, state, indexVersion, each));
  const [spec] = waiting.sort((a, b) => compareText(a.id, b.id));
  if (!spec) return undefined;
  const generation = {
    ...startGeneration(spec, now),
    key: keyOf(tables, spec, indexVersion),
    chunks: new Map(),
  };
  state.last += 1;
  state.generations.set(state.last, generation);
  state.started.set(spec.id, generation);
  return { generation: state.last, spec };
}

async function loadIndex(): Promise<Index> {
  const module = await import('@specshelf/service/search');
  return { module, memory: module.createMemoryIndex() };
}

/** Returns everything that the documents of a specification depend on. */
function keyOf({ versions }: Tables, spec: OpenAPISpecRecord, indexVersion: number): string {
  const { slug, visibility, facts, owner, tags, lifecycle } = spec;
  const shown = versions.get(shownVersion(spec) ?? '');
  const version = [shown?.id, shown?.specification, shown?.outline];
  const settings = [slug, visibility, facts, owner, tags, lifecycle];
  return JSON.stringify([indexVersion, version, settings]);
}

function isWaiting(
  tables: Tables,
  { started }: State,
  indexVersion: number,
  spec: OpenAPISpecRecord,
): boolean {
  return started.get(spec.id)?.key !== keyOf(tables, spec, indexVersion);
}

function addChunk(
  { module, memory }: Index,
  number: number,
  generation: Generation,
  { chunk, ranks, tokens, words, entries }: SearchChunk,
): void {
  const place: ChunkPlace = { generation: number, chunk };
  const ids = module.idsOfChunk(place, ranks);
  for (const [index, id] of ids.entries()) memory.add(id, (tokens[index] ?? '').split(' '));
  generation.chunks.set(chunk, { ids, words, entries });
  generation.documents += ids.length;
}

function findFormer({ generations }: State, generation: Generation): Generation | undefined {
  const { expected, moreDocumentsThan } = formerToKeep(generation);
  return [...generations.values()].find(
    (each) =>
      each.documents > moreDocumentsThan &&
      Object.entries(expected).every(([member, value]) => Reflect.get(each, member) === value),
  );
}

function end({ generations, started }: State, generation: Generation, end: GenerationEnd): void {
  const { specId } = generation;
  if (end.former) {
    for (const other of generations.values()) {
      if (other.specId === specId && other.state === 'current') other.state = end.former;
    }
  }
  generation.state = end.state;
  if (end.spec === 'waiting' && started.get(specId) === generation) started.delete(specId);
}

function removeNext({ specs }: Tables, state: State, writtenBefore: string): boolean {
  for (const [number, generation] of state.generations) {
    if (generation.state === 'writing' && generation.writtenAt < writtenBefore)
      end(state, generation, releaseGeneration());
    const isRemoved = generation.state === 'removed' || !specs.has(generation.specId);
    if (!isRemoved) continue;
    for (const { ids } of generation.chunks.values()) for (const id of ids) state.index?.memory.remove(id);
    state.generations.delete(number);
    if (state.started.get(generation.specId) === generation) state.started.delete(generation.specId);
    return true;
  }
  return false;
}

function isUsed({ index }: State, word: string): boolean {
  if (!index) return false;
  const { memory, module } = index;
  const tokens = module.tokensOfTerm(word).filter((token) => module.wordOfToken(token) === word);
  return memory.find({ any: tokens.map((token) => ({ token })) }, { limit: 1 }).length > 0;
}

function findCurrent(
  { specs, versions }: Tables,
  { generations }: State,
  number: number,
): CurrentGeneration | undefined {
  const generation = generations.get(number);
  const spec = generation && specs.get(generation.specId);
  if (!spec || generation.state !== 'current') return undefined;
  const { versionId } = generation;
  if (versions.get(versionId)?.specId !== spec.id) return undefined;
  return { generation: number, versionId, spec };
}

function inspect(tables: Tables, state: State, indexVersion: number): SearchInspection {
  const waiting = [...tables.specs.values()].filter((spec) => isWaiting(tables, state, indexVersion, spec));
  const current = [...state.generations.values()].filter((generation) => generation.state === 'current');
  return {
    waiting: waiting.length,
    documents: current.reduce((sum, { documents }) => sum + documents, 0),
  };
}
