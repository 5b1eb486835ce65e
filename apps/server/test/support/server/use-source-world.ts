import { fixture } from '@specshelf/conformance';
import type { Client, OpenAPISpec } from '@specshelf/sdk';
import type { OpenAPISpecRecord } from '@specshelf/service';
import { afterEach, beforeEach } from 'vitest';
import type { ServerOverrides } from '../../../src/runtime/compose-server.js';
import { type SourceSite, startSourceSite } from '../http/source-site.js';
import type { TestServer } from './start-server.js';
import { organizationId, startWithClient } from './start-with-client.js';

export const specSlug = 'api';
export const minute = 60_000;
export const hour = 60 * minute;
/** The longest interval between refreshes, with its random spread. */
export const afterInterval = 6 * hour * 1.1;

/** A server with one specification, and the site that serves its source. Both are closed after each test. */
export interface SourceWorld {
  readonly site: SourceSite;
  readonly target: TestServer;
  readonly client: Client;
  start(overrides?: ServerOverrides): Promise<void>;
  /** Publishes a source, and returns the specification after its processing. */
  publish(url: string, headers?: Record<string, string>): Promise<OpenAPISpec>;
  /** Returns the specification when all work has ended. */
  settled(): Promise<OpenAPISpec>;
  /** Advances the clock, and returns the specification when all work has ended. */
  after(milliseconds: number): Promise<OpenAPISpec>;
  record(): Promise<OpenAPISpecRecord>;
  /** Adds a description of three files to the site, and returns its URL. */
  addSplitSource(): string;
}

export function useSourceWorld(): SourceWorld {
  let site: SourceSite;
  let target: TestServer;
  let client: Client;

  beforeEach(async () => {
    site = await startSourceSite();
  });

  afterEach(async () => {
    await target.close();
    await site.close();
  });

  const settled = async () => {
    await target.server.processor.idle();
    return client.specs.get({ organizationId, specSlug });
  };
  return {
    get site() {
      return site;
    },
    get target() {
      return target;
    },
    get client() {
      return client;
    },
    async start(overrides = {}) {
      ({ target, client } = await startWithClient({ overrides }));
    },
    async publish(url, headers) {
      const source = headers ? { url, headers } : { url };
      await client.specs.upsert({ organizationId, specSlug, source });
      return settled();
    },
    settled,
    after(milliseconds) {
      target.advance(milliseconds);
      return settled();
    },
    async record() {
      const spec = await target.server.stores.specs.find(organizationId, specSlug);
      if (!spec) throw new Error('The specification does not exist');
      return spec;
    },
    addSplitSource: () => addSplitSource(site),
  };
}

function addSplitSource(site: SourceSite): string {
  site.publish('split/paths/buoys.yaml', fixture('split/paths/buoys.yaml'));
  site.publish('split/schemas/buoy.json', fixture('split/schemas/buoy.json'));
  return site.publish('split/openapi.yaml', fixture('split/openapi.yaml'));
}
