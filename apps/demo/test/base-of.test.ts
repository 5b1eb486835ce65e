import { expect, it } from 'vitest';
import { baseOf } from '../src/base-of.js';

it.each([
  ['/', true, { path: '/', isStart: true }],
  ['/index.html', true, { path: '/', isStart: true }],
  ['/preview/demo/', true, { path: '/preview/demo/', isStart: true }],
  ['/orgs/examples', false, { path: '/', isStart: false }],
  ['/orgs/examples/openapi/museum/docs/events', false, { path: '/', isStart: false }],
  ['/orgs/demo/orgs/examples/openapi/museum', false, { path: '/orgs/demo/', isStart: false }],
  ['/preview/spaces/docs/page', false, { path: '/preview/', isStart: false }],
  ['/preview/orgs/examples-of-others', false, undefined],
  ['/preview/nothing', false, undefined],
])('finds the path of the demo in %s (start page: %s)', (path, isStart, expected) => {
  expect(baseOf(path, isStart)).toEqual(expected);
});
