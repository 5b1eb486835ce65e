/** Quotes text for a message, shortened: a name in a hostile file can be as long as the file. */
export const quote = (text: string): string => JSON.stringify(shorten(text));

export const shorten = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
