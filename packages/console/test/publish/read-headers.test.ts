import { expect, it } from 'vitest';
import { readHeaders } from '../../src/publish/read-headers.js';

it('reads one header a line', () => {
  expect(readHeaders(' authorization: Bearer a:b \r\n\r\nx-key:1')).toEqual({
    authorization: 'Bearer a:b',
    'x-key': '1',
  });
  expect(readHeaders(' \n')).toBeUndefined();
});

it('rejects a line without a name or a value, and never repeats it', () => {
  expect(() => readHeaders('a: 1\nBearer secret')).toThrow(/Line 2 is no header/);
  expect(() => readHeaders('x-key:')).toThrow(/Line 1/);
  expect(() => readHeaders('a: 1\na: secret')).toThrow('Line 2 repeats the header a.');
  expect(() => readHeaders('Bearer secret')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret') }),
  );
});
