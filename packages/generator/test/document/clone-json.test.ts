import { expect, it } from 'vitest';
import { cloneJSON } from '../../src/document/clone-json.js';

it('copies all levels, and members with special names', () => {
  const original = JSON.parse('{"a":[{"b":null},[1,"x",true]],"__proto__":{"c":{}},"constructor":{"d":{}}}');
  const copy = cloneJSON(original);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(original));
  expect(copy.a[0]).not.toBe(original.a[0]);
  expect(copy.constructor.d).not.toBe(original.constructor.d);
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(Object.getOwnPropertyDescriptor(copy, '__proto__')?.value).not.toBe(
    Object.getOwnPropertyDescriptor(original, '__proto__')?.value,
  );
});
