import type { IntegrationStore } from '@specshelf/service';
import { copy } from './copy.js';
import type { Tables } from './tables.js';

export function createIntegrationStore({ integrations }: Tables): IntegrationStore {
  return {
    async insert(integration) {
      if (integrations.has(integration.name)) return false;
      integrations.set(integration.name, copy(integration));
      return true;
    },
    async find(name) {
      const integration = integrations.get(name.toLowerCase());
      return integration && copy(integration);
    },
    async list() {
      const all = [...integrations.values()].map(copy);
      return all.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async remove(name) {
      return integrations.delete(name.toLowerCase());
    },
  };
}
