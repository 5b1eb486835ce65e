import { customAlphabet } from 'nanoid';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns a secret of random letters and digits (about 238 bits of entropy): a double click selects all of it. */
export const newSecret: () => string = customAlphabet(alphabet, 40);
