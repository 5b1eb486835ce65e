import { escapeCommands } from '../terminal/printable.js';

/** Prints JSON. Escapes also U+007F to U+009F, some of which terminals interpret, and commands for the agents of CI systems. */
export function printJSON(value: object, indent = 2): string {
  const text = JSON.stringify(value, undefined, indent).replaceAll(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
  return `${escapeCommands(text, '\\u0023')}\n`;
}
