import { expect, it } from 'vitest';
import { createSpecificationReader } from '../../../src/work/tasks/readers/create-specification-reader.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function reader() {
  const read: string[] = [];
  const decompress = async (bytes: Uint8Array) => {
    read.push(new TextDecoder().decode(bytes));
    return bytes;
  };
  const { readSpecification, forget } = createSpecificationReader({
    digest: () => '',
    compress: decompress,
    decompress,
    sizeOf: ({ byteLength }) => byteLength,
  });
  return {
    read,
    forget,
    get: (digest: string, text: string) => readSpecification({ digest, bytes: bytesOf(text) }),
  };
}

it('a document is read once while no other one is asked for', async () => {
  const { read, forget, get } = reader();
  expect(await get('a', '{"a":1}')).toEqual({ a: 1 });
  await get('a', '{"a":1}');
  expect(read).toHaveLength(1);
  forget();
  await get('a', '{"a":1}');
  await get('b', '{}');
  await get('a', '{"a":1}');
  expect(read).toHaveLength(4);
});

it('a document that could not be read is tried again', async () => {
  const { get } = reader();
  await expect(get('a', '[')).rejects.toThrow();
  expect(await get('a', '{}')).toEqual({});
});
