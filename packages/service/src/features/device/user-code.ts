import type { Deps } from '../../base/ports/deps.js';

// Without vowels, so that no code is a word, and without digits, which resemble letters.
const alphabet = 'BCDFGHJKLMNPQRSTVWXZ';
const length = 8;

/** Returns a random code of eight letters: 35 bits. */
export function newUserCode({ newSecret, digest }: Pick<Deps, 'newSecret' | 'digest'>): string {
  // The remainders of 128 bits are as good as evenly distributed.
  let rest = BigInt(`0x${digest(newSecret()).slice(0, 32)}`);
  const size = BigInt(alphabet.length);
  let code = '';
  for (let place = 0; place < length; place++) {
    code += alphabet[Number(rest % size)];
    rest /= size;
  }
  return code;
}

/** Returns the code that a user has entered, in any case and with any separators. */
export function readUserCode(entered: string): string {
  return entered
    .slice(0, 40)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** Returns a code as it is displayed. */
export function printUserCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
