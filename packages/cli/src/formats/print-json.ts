/** Prints JSON. Escapes U+007F to U+009F, which `JSON.stringify` does not, because terminals interpret some of them. */
export function printJSON(value: object, indent = 2): string {
  const text = JSON.stringify(value, undefined, indent).replaceAll(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
  return `${text}\n`;
}
