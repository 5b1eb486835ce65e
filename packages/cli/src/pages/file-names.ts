import { allowedName, withoutDotsAtEnd } from '../files/safe-name.js';

// Limits in bytes: file systems allow 255 for both together, with a number and an extension.
const longestName = 120;
const longestPart = 80;

/** Returns the name of the file of a page, with the part and the first row that its address may name. */
export function fileName(name: string, parameters: URLSearchParams): string {
  const parts = ['part', 'from'].flatMap((key) => {
    const value = parameters.get(key);
    return value === null ? [] : [`.${key}-${allowedName(value, longestPart)}`];
  });
  return `${allowedName(name, longestName)}${parts.join('')}.md`;
}

/** Returns the name of a folder, which is not the name of a file. */
export function folderName(text: string): string {
  return withoutDotsAtEnd(allowedName(text, longestName).replace(/\.md$/i, '-md'));
}
