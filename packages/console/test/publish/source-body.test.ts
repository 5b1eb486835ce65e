import { expect, it } from 'vitest';
import { sourceOf } from '../../src/publish/source-body.js';
import { createFileCollector, type UploadedFile } from '../../src/web/uploaded-file.js';

const document = 'openapi: 3.1.0\ninfo: { title: Ferry }\n';

function file(name: string, content: string | Uint8Array = document): UploadedFile {
  const collector = createFileCollector('files', name);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  // Bytes of a character may arrive separately.
  for (const byte of bytes) collector.add(new Uint8Array([byte]));
  return collector.end();
}

function bodyOf(files: UploadedFile[], entry = ''): unknown {
  return JSON.parse(Buffer.concat(sourceOf(files, entry).json).toString());
}

it('one file is a text, with all its characters', () => {
  const text = `${document}"\\ é 🚲\r\n\u2028`;
  expect(bodyOf([file('ferry.yaml', text)])).toEqual({ text });
});

it('a text field gets line feeds back', () => {
  expect(bodyOf([file('', 'a: 1\r\nb: 2\r')])).toEqual({ text: 'a: 1\nb: 2\r' });
});

it('a folder is a set relative to its root, without files that are not documents', () => {
  const files = [
    file('ferry/openapi.yaml'),
    file('ferry/paths/a.yaml', 'get: {}'),
    file('ferry/logo.png', new Uint8Array([0x89, 0])),
    file('ferry/.git/x.json', '{}'),
    file('ferry/node_modules/x/package.json', '{}'),
  ];
  const source = { files: { 'openapi.yaml': document, 'paths/a.yaml': 'get: {}' }, entry: 'openapi.yaml' };
  expect(bodyOf(files)).toEqual(source);
  expect(bodyOf(files, 'ferry/paths/a.yaml')).toMatchObject({ entry: 'paths/a.yaml' });
  expect(bodyOf(files, 'paths/a.yaml')).toMatchObject({ entry: 'paths/a.yaml' });
});

it('the highest of several roots is the entry', () => {
  expect(bodyOf([file('x/examples/a.json', '{"swagger":"2.0"}'), file('x/api.yaml')])).toMatchObject({
    entry: 'api.yaml',
  });
});

it.each<[UploadedFile[], string, string]>([
  [[], '', 'Choose a file or a folder.'],
  [
    [file('x/a.yaml'), file('x/b.yaml', 'a: 1'), file('x/a.yaml')],
    '',
    'Several files have the path "a.yaml".',
  ],
  [[file('a.yaml', ' \n')], '', 'The file "a.yaml" is empty.'],
  [[file('a.yaml'), file('b.yaml')], '', 'Several files begin a specification: a.yaml, b.yaml.'],
  [[file('a.yaml'), file('b.yaml')], 'c.yaml', 'No file has this path.'],
  [[file('a.yaml', 'a: 1'), file('b.yaml', 'b: 1')], '', 'None of these files begins a specification'],
  [[file('a.png'), file('b.png')], '', 'None of these files is JSON or YAML.'],
  [[file('a.yaml', new Uint8Array([0xff]))], '', 'The file "a.yaml" is not text in UTF-8.'],
  [[file('a.yaml', new Uint8Array([0xe2, 0x82]))], '', 'The file "a.yaml" is not text in UTF-8.'],
  [[file('a.yaml', 'a\0b')], '', 'The file "a.yaml" is a binary file.'],
])('rejects files without a root document, or that are no text (%#)', (files, entry, message) => {
  expect(() => sourceOf(files, entry)).toThrow(message);
});
