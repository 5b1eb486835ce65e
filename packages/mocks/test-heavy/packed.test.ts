import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';

// Installs the packages as npm would publish them.
describe('the packed client and mocks', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await installPacked(['sdk', 'mocks'], { msw: '2.15.0' });
  });

  afterAll(() => consumer?.remove());

  const body = `
    const mocks = startMocks();
    const { baseUrl, token } = mocks.scope();
    const client = new Client({ baseUrl, token });
    const pets = { organizationId: 'default', specSlug: 'pets' };
    const text = '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}';
    await client.specs.upsert({ ...pets, source: { text } });
    const spec = await client.specs.get(pets);
    mocks.close();
    console.log(spec.processingState, spec.lastProcessedErrorCount);`;

  it('work as ES modules', async () => {
    const program = `import { startMocks } from '@specshelf/mocks/node';
      import { Client } from '@specshelf/sdk';${body}`;
    await consumer.write('program.mjs', program);
    expect(await consumer.run(process.execPath, ['program.mjs'])).toBe('complete 0\n');
  });

  it('work as CommonJS', async () => {
    const program = `const { startMocks } = require('@specshelf/mocks/node');
      const { Client } = require('@specshelf/sdk');
      (async () => {${body}})();`;
    await consumer.write('program.cjs', program);
    expect(await consumer.run(process.execPath, ['program.cjs'])).toBe('complete 0\n');
  });
});
