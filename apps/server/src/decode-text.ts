const encodings = [
  // Before UTF-16, whose mark these begin with.
  { mark: [0xff, 0xfe, 0, 0], name: undefined },
  { mark: [0, 0, 0xfe, 0xff], name: undefined },
  { mark: [0xef, 0xbb, 0xbf], name: 'utf-8' },
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
];

/** The text that bytes are, by their byte order mark and as UTF-8 without one; undefined when they are none. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const marked = encodings.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  const encoding = marked ? marked.name : 'utf-8';
  if (!encoding) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
