/** The first letter of a token of all words of an identifier together. */
export const identifierLetter = 'e';

/**
 * The first letters of tokens of a word. A document has each word only with the first one that applies: `n` for names and titles,
 * `p` for the path, the method, and tags, `c` for the specification that it belongs to, and `b` for the description and the names of
 * parameters and properties.
 */
export const wordLetters = 'npcb';
