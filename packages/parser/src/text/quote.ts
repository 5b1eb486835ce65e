/** A text as a message quotes it: a name in a hostile file may be as long as the file. */
export const shown = (text: string): string => JSON.stringify(shortened(text));

export const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
