import { customAlphabet } from 'nanoid';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, without others, so that a double click takes all of it: about 238 bits. */
export const newSecret: () => string = customAlphabet(alphabet, 40);
