import { skipString } from '../json/scan.js';

/** Returns the offset at which a JSON text exceeds a depth. */
export function jsonDepthOffset(text: string, depth: number): number | undefined {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = skipString(text, at) - 1;
    } else if (code === 0x7b || code === 0x5b) {
      level += 1;
      if (level > depth) return at;
    } else if (code === 0x7d || code === 0x5d) {
      level -= 1;
    }
  }
  return undefined;
}
