import { customAlphabet } from 'nanoid';

/** Random lowercase letters and digits: about 103 bits. */
export const newId: () => string = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 20);
