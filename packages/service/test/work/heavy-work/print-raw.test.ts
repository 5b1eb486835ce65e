import { expect, it } from 'vitest';
import { printRaw } from '../../../src/work/heavy-work/print/print-raw.js';
import { createTaskContext } from '../../../src/work/tasks/create-task-context.js';
import { plainCodec } from '../../plain-codec.js';

const encode = (text: string) => new TextEncoder().encode(text);
const texts = ['{"openapi": "3.1.0"}', '\u{feff}a: "ä\n"', ''];

it.each([
  ['a text', undefined],
  [
    'a set',
    { entry: 'a.yaml', files: texts.map((text, n) => ({ location: `${n}".yaml`, content: encode(text) })) },
  ],
])('prints the submitted texts as JSON: %s', async (_, set) => {
  const [text = ''] = texts;
  const input = { text: encode(text), format: 'json' as const, ...(set && { set }) };
  const { body } = await printRaw(input, createTaskContext(plainCodec, 1_000));
  const files = Object.fromEntries(texts.map((each, n) => [`${n}".yaml`, each]));
  expect(JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(body))).toEqual({
    ...{ text, format: 'json' },
    ...(set && { entry: set.entry, files }),
  });
});
