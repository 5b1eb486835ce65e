import type { Case } from './case.js';
import { type Documents, renewable } from './documents.js';
import { contentSizes, type FilledDatabase, revisionRequest } from './filled-database.js';
import { type BenchRequest, organizationPath } from './load/bench-request.js';
import { withNewSeeds } from './load/with-new-seeds.js';

const many = 16;
const few = 4;

/** The cases, in the order of the report. */
export function casesFor(database: FilledDatabase, documents: Documents): Case[] {
  return [
    ...readingCases(),
    ...(database.engine === 'SQLite' ? contentSizes.flatMap(contentCases) : []),
    ...computedCases(database),
    ...publishingCases(documents),
  ];
}

const get: BenchRequest = { path: `${organizationPath}/spec-0` };

function readingCases(): Case[] {
  const list = { path: `${organizationPath}?limit=50` };
  const versions = { path: `${organizationPath}/many/versions?limit=50` };
  const all = ['bare', 'fastify', 'plain sum', 'ours'];
  return [
    // A mock server returns examples.
    { ...reading('get', get, [...all, 'mock']), same: all },
    reading('list of 50', list, all),
    reading('versions, 50', versions, ['bare', 'ours']),
  ];
}

function reading(name: string, request: BenchRequest, subjects: readonly string[]): Case {
  return { name, requests: all(subjects, [request]), connections: many };
}

function all(subjects: readonly string[], requests: readonly BenchRequest[]): Case['requests'] {
  return Object.fromEntries(subjects.map((name) => [name, requests]));
}

function contentCases(size: (typeof contentSizes)[number]): Case[] {
  const isLarge = size !== 'small';
  const requestsWith = (headers: Record<string, string>, status = 200): Case['requests'] => ({
    static: [{ path: `/content-${size}.json`, headers, status }],
    ours: [{ path: `${organizationPath}/content-${size}/versions/latest/content`, headers, status }],
  });
  const common = { connections: isLarge ? few : many, isLarge };
  return [
    { ...common, name: `content ${size}`, requests: requestsWith({}) },
    { ...common, name: `content ${size}, gzip`, requests: requestsWith({ 'accept-encoding': 'gzip' }) },
    {
      name: `content ${size}, 304`,
      requests: { ...requestsWith({ 'if-none-match': currentTag }, 304), 'ours, get': [get] },
      connections: many,
      same: [],
    },
  ];
}

/** Placeholder for the ETag of a subject. */
export const currentTag = 'the current one';

function computedCases({ documentRequest }: FilledDatabase): Case[] {
  return [
    reading('computed revision', revisionRequest, ['bare', 'ours']),
    { ...reading('computed revision, new', withNewSeeds(revisionRequest), ['bare', 'ours']), same: [] },
    reading('computed document', documentRequest, ['bare', 'ours']),
    { ...reading('computed document, new', withNewSeeds(documentRequest), ['bare', 'ours']), same: [] },
  ];
}

function publishingCases(documents: Documents): Case[] {
  const small = publishing(documents.small);
  return [
    { ...small, name: 'publish small, acknowledged', connections: 1, pause: 30 },
    { ...small, name: 'publish small, 1 connection', connections: 1 },
    { ...small, name: 'publish small, 16 connections', connections: many },
    { ...publishing(documents.medium), name: 'publish medium, 1 connection', connections: 1 },
    {
      ...publishing(documents.large),
      name: 'publish large, 1 connection',
      connections: 1,
      isLarge: true,
      most: 5,
    },
    mixed(documents.small),
  ];
}

function publishing(text: string): Omit<Case, 'name' | 'connections'> {
  const common = { method: 'PUT', renew: renewing(text), status: 201 } as const;
  const first = { ...common, ...common.renew() };
  return { requests: all(['bare', 'ours'], [first]), publishes: true, same: [] };
}

function mixed(text: string): Case {
  const put = publishing(text).requests['ours'] ?? [];
  const requests = [...Array.from({ length: 9 }, () => get), ...put];
  return {
    name: 'mixed, 90 % get, 10 % publish',
    requests: all(['bare', 'ours'], requests),
    connections: many,
    publishes: true,
    same: [],
  };
}

let published = 0;

/** Uses slugs that start with `new-`, which sort after all existing ones. */
function renewing(text: string): () => { path: string; body: string } {
  const bodyOf = renewable(text);
  return () => {
    published += 1;
    return { path: `${organizationPath}/${slugOf(published)}`, body: bodyOf(published) };
  };
}

const slugOf = (number: number) => `new-${number}`;
