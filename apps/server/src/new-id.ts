import { randomInt } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
const length = 20;

/** Random, in lower-case letters and digits: about 103 bits. */
export function newId(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
