// Limits in bytes: file systems allow 255 for both together, with a number and an extension.
const longestName = 120;
const longestPart = 80;

/** Returns the name of the file of a page, with the part and the first row that its address may name. */
export function fileName(name: string, parameters: URLSearchParams): string {
  const parts = ['part', 'from'].flatMap((key) => {
    const value = parameters.get(key);
    return value === null ? [] : [`.${key}-${allowed(value, longestPart)}`];
  });
  return `${allowed(name, longestName)}${parts.join('')}.md`;
}

/** Returns the name of a folder. It is not the name of a file, and does not end with a dot or a blank, which Windows removes. */
export function folderName(text: string): string {
  return allowed(text, longestName).replace(/\.md$/i, '-md').replace(/[. ]$/, '-');
}

/** Devices of Windows, with any extension. */
const device = /^(con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/** Returns a text as every file system allows it in a name. */
function allowed(text: string, longest: number): string {
  const bytes = new TextEncoder().encode(text.replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '-'));
  // As a stream, without the part of a character at the end.
  const name = new TextDecoder().decode(bytes.subarray(0, longest), { stream: true });
  return name.replace(/^\.|^$/, '-').replace(device, '$1-');
}
