/** The first letter of a token of all words of an identifier together. */
export const identifierLetter = 'e';

/** The first letter of words of the description, and of the names of parameters and properties. */
export const bodyLetter = 'b';

/**
 * The first letters of tokens that all readers of a document can search for. A document has each word only with the first one that applies:
 * `n` for names and titles, `p` for the path, the method, and tags of operations, `c` for the specification that it belongs to, and `b` for
 * the description and the names of parameters and properties.
 */
export const readerLetters = 'npcb';

/** That of words which only members of the organization may search for. A document has it only for words without another letter. */
export const memberLetter = 'm';

export const wordLetters = readerLetters + memberLetter;
