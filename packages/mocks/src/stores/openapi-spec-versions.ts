import type { OpenAPISpecVersionStore } from '@specshelf/service';
import { copy } from './copy.js';
import { keysetPage } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createOpenAPISpecVersionStore({ versions }: Tables): OpenAPISpecVersionStore {
  return {
    async find(specId, versionId) {
      const version = versions.get(versionId);
      return version?.specId === specId ? copy(version) : undefined;
    },
    async list(specId, query) {
      const ofSpec = [...versions.values()].filter((version) => version.specId === specId);
      return keysetPage(ofSpec, 'descending', query);
    },
  };
}
