import { customAlphabet } from 'nanoid';

/** Returns an ID of random lowercase letters and digits, with about 103 bits of entropy. */
export const newId: () => string = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 20);
