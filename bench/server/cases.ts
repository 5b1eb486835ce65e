import { type BenchRequest, organizationPath } from '../shared/servers/exchange.js';
import { type Documents, renewedPublication } from './documents.js';
import { contentSizes, type FilledDatabase, revisionRequest } from './filled-database.js';

/** A case to measure, with its subjects. */
export interface Case {
  name: string;
  /** Requests by subject. */
  requests: Readonly<Record<string, readonly BenchRequest[]>>;
  connections: number;
  /** Whether bodies or responses are too large for autocannon. */
  isLarge?: boolean;
  /** Maximum number of requests per connection, for requests that each store megabytes. */
  most?: number;
  /** Milliseconds from a response to the next request, for background work caused by the request. */
  pause?: number;
  /** Whether a request causes background work. */
  publishes?: boolean;
  /** Subjects with equal responses. Default: all. */
  same?: readonly string[];
}

const many = 16;

/** The cases, in the order of the report. */
export function casesFor(database: FilledDatabase, documents: Documents): Case[] {
  const { documentRequest } = database;
  const all = ['bare', 'fastify', 'plain sum', 'ours'];
  const two = ['bare', 'ours'];
  return [
    // A mock server returns examples.
    { ...reading('get', get, [...all, 'mock']), same: all },
    reading('list of 50', { path: `${organizationPath}?limit=50` }, all),
    reading('versions, 50', { path: `${organizationPath}/many/versions?limit=50` }, two),
    ...(database.engine === 'SQLite' ? contentSizes.flatMap(contentCases) : []),
    reading('computed revision', revisionRequest, two),
    { ...reading('computed revision, new', withNewSeeds(revisionRequest), two), same: [] },
    reading('computed document', documentRequest, two),
    { ...reading('computed document, new', withNewSeeds(documentRequest), two), same: [] },
    ...publishingCases(documents),
  ];
}

const get: BenchRequest = { path: `${organizationPath}/spec-0` };

function reading(name: string, request: BenchRequest, subjects: readonly string[]): Case {
  return { name, requests: Object.fromEntries(subjects.map((each) => [each, [request]])), connections: many };
}

function contentCases(size: (typeof contentSizes)[number]): Case[] {
  const isLarge = size !== 'small';
  const requestsWith = (headers: Record<string, string>, status = 200): Case['requests'] => ({
    static: [{ path: `/content-${size}.json`, headers, status }],
    ours: [{ path: `${organizationPath}/content-${size}/versions/latest/content`, headers, status }],
  });
  const common = { connections: isLarge ? 4 : many, isLarge };
  const name = `content ${size}`;
  const unchanged = requestsWith({ 'if-none-match': currentTag }, 304);
  return [
    { ...common, name, requests: requestsWith({}) },
    { ...common, name: `${name}, gzip`, requests: requestsWith({ 'accept-encoding': 'gzip' }) },
    { name: `${name}, 304`, requests: { ...unchanged, 'ours, get': [get] }, connections: many, same: [] },
  ];
}

/** Placeholder for the ETag of a subject. */
export const currentTag = 'the current one';

let seeds = 0;

/** Returns the request with a new seed each time, so that cached responses do not apply. */
function withNewSeeds(request: BenchRequest): BenchRequest {
  const { source, seed } = JSON.parse(String(request.body));
  const renew = () => {
    seeds += 1;
    return { path: request.path, body: JSON.stringify({ source, seed: `${seed}-${seeds}` }) };
  };
  return { ...request, renew };
}

function publishingCases({ small, medium, large }: Documents): Case[] {
  const publishing = (name: string, requests: BenchRequest[], connections: number): Case => {
    return { name, requests: { bare: requests, ours: requests }, connections, publishes: true, same: [] };
  };
  const one = [renewedPublication(small)];
  const largest = publishing('publish large, 1 connection', [renewedPublication(large)], 1);
  const mixed = [...Array.from({ length: 9 }, () => get), ...one];
  return [
    { ...publishing('publish small, acknowledged', one, 1), pause: 30 },
    publishing('publish small, 1 connection', one, 1),
    publishing('publish small, 16 connections', one, many),
    publishing('publish medium, 1 connection', [renewedPublication(medium)], 1),
    { ...largest, isLarge: true, most: 5 },
    publishing('mixed, 90 % get, 10 % publish', mixed, many),
  ];
}
