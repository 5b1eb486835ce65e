/** Escapes a text: names of files and texts of a description must not become links, HTML, emphasis, or mentions of GitHub. */
export const asText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    // In code, backslashes would be shown.
    .replace(
      /(`[^`]+`)|(?<!\w)@(?=\w)|&(?=#?\w+;)|[\\`*_[\]<>#|~]/g,
      (found, code?: string) => code ?? (found === '@' ? '@<!-- -->' : `\\${found}`),
    );

/** Escapes a text for the cell of a table, where a vertical line ends also code. */
export const asCell = (text: string): string => asText(text).replace(/\\?\|/g, '\\|');

/** Prints a link; only its text if the address is not one of HTTP. */
export function asLink(text: string, url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) return asText(text);
  return `[${asText(text)}](${address.href.replace(/[()<>\s|\\[\]]/g, percentEncode)})`;
}

/** Also parentheses, which `encodeURIComponent` does not encode, and which would end the address. */
const percentEncode = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
