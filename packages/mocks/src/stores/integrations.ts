import type { IntegrationStore } from '@specshelf/service';
import { frozen } from './frozen.js';
import type { Tables } from './tables.js';

export function createIntegrationStore({ integrations }: Tables): IntegrationStore {
  return {
    async insert(integration) {
      if (integrations.has(integration.name)) return false;
      integrations.set(integration.name, frozen(integration));
      return true;
    },
    async find(name) {
      return integrations.get(name.toLowerCase());
    },
    async list() {
      const all = [...integrations.values()];
      return all.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async remove(name) {
      return integrations.delete(name.toLowerCase());
    },
  };
}
