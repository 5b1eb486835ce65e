import { describe, expect, it } from 'vitest';
import { time } from '../records.js';
import type { StoreSuite } from './store-suite.js';

export function describeIntegrations({ stores }: StoreSuite): void {
  describe('integrations', () => {
    const integration = (name: string, id = name) => {
      return { id, name, endpoint: 'https://example.org/events', secret: 'sealed', createdAt: time(1) };
    };

    it('are found by name in any case', async () => {
      expect(await stores.integrations.insert(integration('jira'))).toBe(true);
      expect(await stores.integrations.find('Jira')).toEqual(integration('jira'));
      expect(await stores.integrations.find('none')).toBeUndefined();
    });

    it('have unique names, and are listed by name', async () => {
      for (const name of ['linear', 'jira']) await stores.integrations.insert(integration(name));
      expect(await stores.integrations.insert(integration('jira', 'other'))).toBe(false);
      expect(await stores.integrations.list()).toEqual([integration('jira'), integration('linear')]);
    });

    it('are removed once, by name in any case', async () => {
      await stores.integrations.insert(integration('jira'));
      expect(await stores.integrations.remove('JIRA')).toBe(true);
      expect(await stores.integrations.remove('jira')).toBe(false);
      expect(await stores.integrations.list()).toEqual([]);
    });
  });
}
