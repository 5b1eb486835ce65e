import { type EventType, loadAll, type State } from 'js-yaml';
import { describe, expect, it } from 'vitest';

/** Returns the events of js-yaml as `open 4` or `close 5 value`, the input of `readNodes`. */
function eventsOf(text: string): string[] {
  const events: string[] = [];
  const listener = (event: EventType, { position, result }: State): void => {
    events.push(event === 'open' ? `open ${position}` : `close ${position} ${JSON.stringify(result)}`);
  };
  loadAll(text, null, { listener });
  return events;
}

// Positions depend on these events, which js-yaml does not document. See docs/decisions/0041-locate-problems-by-scanning-the-text.md
describe('the listener of js-yaml', () => {
  it('reports the start and the end of each scalar of a block mapping', () => {
    expect(eventsOf('a: 1\nb: x # c\n')).toEqual([
      'open 0',
      'open 0',
      'close 1 "a"',
      'open 2',
      'close 4 1',
      'open 5',
      'close 6 "b"',
      'open 7',
      'close 10 "x"',
      'close 14 {"a":1,"b":"x"}',
    ]);
  });

  it('reports flow collections with their brackets', () => {
    expect(eventsOf('a: [1, {b: 2}]')).toEqual([
      'open 0',
      'open 0',
      'close 1 "a"',
      'open 2',
      'open 4',
      'close 5 1',
      'open 7',
      'open 8',
      'close 9 "b"',
      'open 11',
      'close 12 2',
      'close 13 {"b":2}',
      'close 14 [1,{"b":2}]',
      'close 15 {"a":[1,{"b":2}]}',
    ]);
  });

  it('reports items of sequences, and a node that wraps a value which is not a name', () => {
    expect(eventsOf('- a\n-\n- [b]\n')).toEqual([
      'open 0',
      'open 2',
      'open 2',
      'close 3 "a"',
      'close 3 "a"',
      'open 8',
      'open 8',
      'open 9',
      'close 10 "b"',
      'close 11 ["b"]',
      'close 11 ["b"]',
      'close 12 ["a",null,["b"]]',
    ]);
  });

  it('reports an alias as a node with the result of its anchor', () => {
    expect(eventsOf('a: &x {b: 1}\nc: *x\n')).toEqual([
      'open 0',
      'open 0',
      'close 1 "a"',
      'open 2',
      'open 7',
      'close 8 "b"',
      'open 10',
      'close 11 1',
      'close 12 {"b":1}',
      'open 13',
      'close 14 "c"',
      'open 15',
      'close 19 {"b":1}',
      'close 19 {"a":{"b":1},"c":{"b":1}}',
    ]);
  });

  it('reports one root for each document', () => {
    expect(eventsOf('a\n---\nb\n')).toEqual([
      'open 0',
      'open 0',
      'close 2 "a"',
      'close 2 "a"',
      'open 6',
      'open 6',
      'close 8 "b"',
      'close 8 "b"',
    ]);
  });
});
