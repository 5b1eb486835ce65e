import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const length = 40;

/** Random letters and digits, without others, so that a double click takes all of it: about 238 bits. */
export function newSecret(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
