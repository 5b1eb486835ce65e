/** Whether an offset in a line of JSON is inside a string. A string of JSON is on one line. */
export function isInJSONString(text: string, lineStart: number, offset: number): boolean {
  let isInside = false;
  if (offset === lineStart) return isInside;
  for (let at = text.indexOf('"', lineStart); at !== -1 && at < offset; at = text.indexOf('"', at + 1)) {
    if (!isInside || !isEscaped(text, at)) isInside = !isInside;
  }
  return isInside;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
