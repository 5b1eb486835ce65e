import { describe, expect, it } from 'vitest';
import { checkProps } from '../src/index.js';

const problemsOf = (kind: 'revision' | 'document', props: unknown) =>
  checkProps(kind, props).map(({ path, message }) => `${path} ${message}`);

describe('props of a revision', () => {
  it.each([
    undefined,
    null,
    {},
    { models: true, downloadLink: false, grouping: 'by-operation', doc: 7, other: [] },
  ])('accept %j', (props) => {
    expect(checkProps('revision', props)).toEqual([]);
  });

  it('report every problem (CC5)', () => {
    expect(problemsOf('revision', { models: 'yes', downloadLink: null, grouping: 'by-path' })).toEqual([
      '/body/source/props/models must be true or false',
      '/body/source/props/downloadLink must be true or false',
      '/body/source/props/grouping must be one of by-tag, by-operation',
    ]);
    expect(problemsOf('revision', [])).toEqual(['/body/source/props must be an object']);
  });
});

describe('props of a document', () => {
  it.each([
    { doc: 'models', models: true },
    { doc: 'models', page: 7 },
    { doc: 'operations', page: 'tag-a' },
    { doc: 'operation', page: 'op-get-/a', method: 'get', deprecated: true },
    { doc: 'operation', page: 'hook-post-a', method: 'hook' },
    { doc: 'operation', page: 'xop-COPY /a', method: 'copy' },
  ])('accept %j', (props) => {
    expect(checkProps('document', props)).toEqual([]);
  });

  it.each<[unknown, string[]]>([
    [undefined, [' must be an object']],
    [null, [' must be an object']],
    [{}, ['/doc must be one of models, operations, info, operation, tag']],
    [{ doc: 'toString' }, ['/doc must be one of models, operations, info, operation, tag']],
    [{ doc: 'tag' }, ['/page must be a non-empty string']],
    [{ doc: 'tag', page: '' }, ['/page must be a non-empty string']],
    [
      { doc: 'operation', page: 'op-get-/a', method: 'GET', deprecated: 'no' },
      [
        '/method must be one of get, post, put, delete, options, head, patch, trace, query, hook',
        '/deprecated must be true or false',
      ],
    ],
  ])('reject %j', (props, problems) => {
    expect(problemsOf('document', props)).toEqual(problems.map((text) => `/body/source/props${text}`));
  });
});
