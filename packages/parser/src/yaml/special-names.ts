const specialName =
  /(?:^|[\s{,])(?:[-+]\.?\d|0[\dxob]|\d*\.\d|\d+\.|\d+[eE]|\d{16}|~|N(?:ull|ULL)|T(?:rue|RUE)|F(?:alse|ALSE)|[-+]?\.[iInN])[\w.+-]*\s*$/;

/**
 * Whether the text seems to have member names that js-yaml would change, because it prints their values: `01`, `1.10`,
 * `0x1F`, `1e3`, `~`, `True`. Checks the text before colons, which takes a fortieth of the time to parse it.
 */
export function hasSpecialNames(text: string): boolean {
  let found = text.includes('0x') && /\b0x[\da-fA-F]+\s*:/.test(text);
  for (let colon = text.indexOf(':'); colon !== -1 && !found; colon = text.indexOf(':', colon + 1)) {
    found =
      mayEndSpecialName(text, colon) &&
      specialName.test(text.slice(Math.max(0, colon - longestSpecialName), colon));
  }
  return found;
}

const longestSpecialName = 40;

function mayEndSpecialName(text: string, colon: number): boolean {
  const last = text.charCodeAt(colon - 1);
  const isDigit = last >= 0x30 && last <= 0x39;
  const after = text.charCodeAt(colon + 1);
  if (!(after <= 0x20 || Number.isNaN(after))) return false;
  return isDigit || last === 0x2e || last === 0x7e || last <= 0x20 || beginsWord(text, colon);
}

/** Looks for the first letter of `Null`, `True`, and `False`, and for the dot of `.inf` and `.nan`. */
function beginsWord(text: string, colon: number): boolean {
  const fourth = text.charCodeAt(colon - 4);
  return fourth === 0x4e || fourth === 0x54 || fourth === 0x2e || text.charCodeAt(colon - 5) === 0x46;
}
