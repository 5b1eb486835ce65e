import { expect, it } from 'vitest';
import { encodeAsIs } from '../../src/http/response/create-reply-encoder.js';

it('reads the chunks of a reply once', async () => {
  let reads = 0;
  const chunks = async () => {
    reads += 1;
    return [new TextEncoder().encode('Hello, '), 'world'];
  };
  const { body } = await encodeAsIs({ status: 200, headers: {}, chunks });
  expect([reads, String(body)]).toEqual([1, 'Hello, world']);
});
