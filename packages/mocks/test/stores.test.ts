import { describeStores } from '@specshelf/service/test/describe-stores';
import { spec } from '@specshelf/service/test/records';
import { describe, expect, it } from 'vitest';
import { createStores } from '../src/stores/create-stores.js';

describeStores('in memory', async () => ({ stores: createStores() }));

describe('in memory', () => {
  it('records are copied on insert and immutable on read', async () => {
    const record = spec();
    const { specs } = createStores();
    await specs.insert(record);
    record.lastProcessedErrors.push({ severity: 'error', code: 'x', message: 'x' });
    const found = await specs.find('acme', 'pets');
    expect(() => Object.assign(found ?? {}, { slug: 'changed' })).toThrow(TypeError);
    expect(await specs.find('acme', 'pets')).toEqual(spec());
  });
});
