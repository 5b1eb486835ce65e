import { join } from 'node:path';
import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { resolvePointer } from '@specshelf/base/pointer';
import { describe, expect, it } from 'vitest';
import { applyPolicy, compareSpecifications, defaultPolicy, toMarkdown } from '../../src/index.js';
import { today } from '../support/compare.js';
import { corpusFolder, whySkipped } from '../support/corpus.js';
import { readDocument } from '../support/read-document.js';

/** What changes in a version of a real document, and the lines from which a consumer of the API can tell what to do. */
interface History {
  title: string;
  edit(document: Editor): void;
  lines: readonly string[];
}

interface Editor {
  set(pointer: string, name: string, value: JSONValue): void;
  remove(pointer: string, name: string): void;
}

const file = '/paths/~1files~1{file_id}';
const user = '/components/schemas/User--Base';
const role = '/components/schemas/Collaboration/properties/role';

const histories: readonly History[] = [
  {
    title: 'an operation is gone: stop calling it',
    edit: ({ remove }) => remove(file, 'delete'),
    lines: [
      '## Breaking changes',
      '### DELETE /files/{file\\_id}',
      '`DELETE` `/files/{file_id}` was removed.',
    ],
  },
  {
    title: 'an operation will go: stop calling it in time',
    edit: ({ set }) => {
      set(`${file}/delete`, 'deprecated', true);
      set(`${file}/delete`, 'x-sunset', '2027-06-30');
    },
    lines: ['`DELETE /files/{file_id}` is deprecated.', 'will be removed after `2027-06-30`'],
  },
  {
    title: 'a header is necessary: send it',
    edit: ({ set }) => set(`${file}/put/parameters/2`, 'required', true),
    lines: ['### PUT /files/{file\\_id}', 'The `header` parameter `if-match` is now required.'],
  },
  {
    title: 'a property of a request has another type: send that',
    edit: ({ set }) =>
      set(`${file}/put/requestBody/content/application~1json/schema/properties/name`, 'type', 'integer'),
    lines: ['request application/json: The type of `name` changed from `string` to `integer`.'],
  },
  {
    title: 'a value is gone: do not expect or send it',
    edit: ({ set }) =>
      set(role, 'enum', [
        'editor',
        'viewer',
        'previewer',
        'uploader',
        'previewer uploader',
        'viewer uploader',
        'co-owner',
      ]),
    lines: ['`owner` is no longer one of the values of `role`.', 'Affects'],
  },
  {
    title: 'a value is new: be prepared for it',
    edit: ({ set }) =>
      set(role, 'enum', [
        'editor',
        'viewer',
        'previewer',
        'uploader',
        'previewer uploader',
        'viewer uploader',
        'co-owner',
        'owner',
        'guest',
      ]),
    lines: ['## Risky changes', '`guest` is a new value of `role`.'],
  },
  {
    title: 'a property of responses may be absent: check before use',
    edit: ({ set }) => set(user, 'required', ['type']),
    lines: ['The property `id` is now optional. Affects'],
  },
  {
    title: 'a parameter is new: use it if it helps',
    edit: ({ set }) =>
      set(`${file}/get/parameters`, '5', { name: 'trace', in: 'query', schema: { type: 'string' } }),
    lines: ['## Safe changes', 'The optional `query` parameter `trace` was added.'],
  },
  {
    title: 'a path has moved: call the new one',
    edit: ({ set, remove }) => {
      set('/paths', '/documents/{file_id}', resolvePointer(original(), file) as JSONObject);
      remove('/paths', '/files/{file_id}');
    },
    lines: ['`/files/{file_id}` has moved to `/documents/{file_id}`.'],
  },
  {
    title: 'credentials need a scope: ask for it',
    edit: ({ set }) => set('', 'security', [{ OAuth2Security: ['root_readwrite'] }]),
    lines: ['The scope `root_readwrite` of `OAuth2Security` is now required. Affects'],
  },
];

function original(): JSONObject {
  const document = readDocument(join(corpusFolder ?? '', 'box.json'));
  if (document === undefined) throw new Error('The document cannot be parsed');
  return document;
}

function edited(edit: History['edit']): JSONObject {
  const copy = structuredClone(original());
  const at = (pointer: string) => resolvePointer(copy, pointer) as JSONObject;
  edit({
    set: (pointer, name, value) => void Object.assign(at(pointer), { [name]: value }),
    remove: (pointer, name) => void delete at(pointer)[name],
  });
  return copy;
}

describe.skipIf(whySkipped(corpusFolder))(
  'a person who reads only the changes of a real document knows that',
  () => {
    it.each(histories)('$title', ({ edit, lines }) => {
      const report = compareSpecifications(original(), edited(edit), { today });
      const markdown = toMarkdown(applyPolicy(report, defaultPolicy), { title: 'Changes' });
      for (const line of lines) expect(markdown).toContain(line);
      expect(report.changes.length).toBeLessThanOrEqual(4);
    });
  },
);
