import { customAlphabet } from 'nanoid';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits (about 238 bits), so that a double click selects the whole secret. */
export const newSecret: () => string = customAlphabet(alphabet, 40);
