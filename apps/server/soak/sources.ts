import { createHash } from 'node:crypto';
import type { OpenAPISpecVersionRaw, SpecSource } from '@specshelf/sdk';
import type { SourceSite } from '../test/support/http/source-site.js';
import type { Random } from './random.js';

/** A source, and the digest of the raw files of its versions. */
export interface Sent {
  /** The unique title of the description. */
  name: string;
  source: SpecSource;
  digest: string;
}

/** Returns a unique source. */
export function newSource(name: string, random: Random, site: SourceSite): Sent {
  switch (random.one(['text', 'text', 'url', 'files'] as const)) {
    case 'files':
      return setOf(name, description(name, random));
    case 'url':
      return publish(name, description(name, random), name, site);
    default:
      return textOf(name, description(name, random, '#/components/schemas/Berth'));
  }
}

/** Publishes other content at the same URL. */
export function republish(url: string, name: string, random: Random, site: SourceSite): Sent {
  return publish(name, description(name, random), new URL(url).pathname.slice(1), site);
}

/** An invalid source, and the code of its problem. */
export const brokenSource = { text: '{"harbour":"none"}', code: 'not-openapi' };

/** Returns the digest of raw files. */
export function digestOf({ text, files }: Pick<OpenAPISpecVersionRaw, 'text' | 'files'>): string {
  const all = files === undefined ? text : JSON.stringify(Object.entries(files).sort());
  return createHash('sha256').update(all).digest('hex');
}

function setOf(name: string, text: string): Sent {
  const files = { 'openapi.json': text, 'schemas.json': schemas(name) };
  return { name, source: { files, entry: 'openapi.json' }, digest: digestOf({ text, files }) };
}

function publish(name: string, text: string, address: string, site: SourceSite): Sent {
  site.publish('schemas.json', schemas('published'));
  return { name, source: { url: site.publish(address, text) }, digest: digestOf({ text }) };
}

function textOf(name: string, text: string): Sent {
  return { name, source: { text }, digest: digestOf({ text }) };
}

/** Returns a description that is usually small, and sometimes large enough to take noticeable processing time. */
function description(name: string, random: Random, berth = 'schemas.json#/Berth'): string {
  const size = random.once(10) ? random.between(200, 600) : random.between(1, 40);
  const paths = Array.from({ length: size }, (_, index) => [
    `/${name}/${index}`,
    { get: operation(index, berth) },
  ]);
  const info = { title: name, version: '1', description: `Of *${name}*.` };
  const components = { schemas: schemasOf(name) };
  return JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths), components });
}

function operation(index: number, $ref: string) {
  const content = { 'application/json': { schema: { $ref } } };
  return {
    operationId: `operation${index}`,
    description: `Does **${index}**, and [more](https://harbour.example/${index}).`,
    responses: { 200: { description: 'Done', content } },
  };
}

function schemas(name: string): string {
  return JSON.stringify(schemasOf(name));
}

function schemasOf(title: string) {
  return { Berth: { type: 'object', title, properties: { id: { type: 'string' } } } };
}
