/** Returns a number of bytes in the largest unit that needs no fraction: `48 MiB`. */
export function byteSize(bytes: number): string {
  const mebi = 1024 * 1024;
  if (bytes % mebi === 0) return `${bytes / mebi} MiB`;
  return bytes % 1024 === 0 ? `${bytes / 1024} KiB` : `${bytes} bytes`;
}
