import { describe, expect, it } from 'vitest';
import { compareText } from '../src/compare-text.js';
import { defined } from '../src/defined.js';
import { arrayMember, entriesOf, filledMember, member, objectMember, setMember } from '../src/json.js';

describe('a member of a value', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "list": [1], "blank": " ", "text": "b"}');

  it('is an own member, never an inherited one', () => {
    expect(member(value, 'constructor')).toBeUndefined();
    expect(member(value, '__proto__')).toEqual({ a: 1 });
    expect(member([1], 'length')).toBeUndefined();
    expect(member('text', 'length')).toBeUndefined();
  });

  it('is absent when it has another type', () => {
    expect(arrayMember(value, 'text')).toEqual([]);
    expect(objectMember(value, 'list')).toBeUndefined();
    expect(filledMember(value, 'blank')).toBeUndefined();
    expect(filledMember(value, 'text')).toBe('b');
  });

  it('can be named __proto__ without a change of the prototype', () => {
    const copy = {};
    for (const [name, child] of entriesOf(value)) setMember(copy, name, child);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});

it('members without a value are left out', () => {
  expect(Object.keys(defined({ a: 1, b: undefined, c: null }))).toEqual(['a', 'c']);
});

it('texts are ordered by their code units', () => {
  expect(['b', 'a', 'ä', 'B', 'a'].sort(compareText)).toEqual(['B', 'a', 'a', 'b', 'ä']);
});
