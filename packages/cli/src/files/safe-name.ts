/** Devices of Windows, with any extension. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:[.]|$))/i;

/** A short name of NTFS, such as `git~1`, which can be the name of another file. */
const shortName = /^([^.~]{1,6})~(?=\d+(?:\.[^.]{0,3})?$)/;

/** Returns a text as every file system allows it in a name, cut to a number of bytes. */
export function allowedName(text: string, longest: number): string {
  const bytes = new TextEncoder().encode(text.replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{DI}\p{Cs}]/gu, '-'));
  // As a stream, without the part of a character at the end.
  const name = new TextDecoder().decode(bytes.subarray(0, longest), { stream: true });
  return name
    .replace(/^\.|^$/, '-')
    .replace(device, '$1-')
    .replace(shortName, '$1-');
}

/** Returns a name without the dots and blanks at its end, which Windows removes. */
export const withoutDotsAtEnd = (name: string): string => name.replace(/[. ]+$/, '-');

/** The longest name of common file systems, in bytes. */
const longestName = 255;

/** Whether a name is the name of one file only, on every file system, and not hidden. */
export const isSafeName = (name: string): boolean =>
  withoutDotsAtEnd(allowedName(name, longestName)) === name;
