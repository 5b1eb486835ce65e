/**
 * Returns a `Content-Disposition` header with the name that browsers suggest for a file: the last part of its path. Names with other
 * characters than those of a quoted string are also encoded as RFC 6266 requires.
 */
export function inlineDisposition(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const inline = `inline; filename="${plain}"`;
  return plain === name ? inline : `${inline}; filename*=UTF-8''${encode(name)}`;
}

function encode(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
