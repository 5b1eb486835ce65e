const maxLength = 256 * 1024;

// The parser recurses into containers. It takes quadratic time in their number, and in the number of delimiters between
// two blank lines; all other markup takes linear time. Descriptions of real specifications stay far below these limits,
// and up to them a conversion takes at most about a second.
const maxLines = 5_000;
const maxContainers = 1_500;
const maxContainersInLine = 100;
const maxMarkup = 16_000;
const maxOpenBrackets = 100;
const maxSquares = { bracket: 4_000 ** 2, emphasis: 4_000 ** 2, tick: 2_500 ** 2 };

type Delimiter = keyof typeof maxSquares;

/** Whether parsing a text as Markdown could take seconds or overflow the stack. */
export function isTooExpensive(markdown: string): boolean {
  return (
    markdown.length > maxLength ||
    hasTooManyContainers(markdown) ||
    hasTooMuchMarkup(markdown) ||
    hasTooManyDelimiters(markdown)
  );
}

function hasTooManyContainers(markdown: string): boolean {
  const lines = markdown.split('\n');
  let containers = 0;
  for (const line of lines) {
    const inLine = countContainers(line);
    if (inLine > maxContainersInLine) return true;
    containers += inLine;
  }
  return lines.length > maxLines || containers > maxContainers;
}

/** The nesting depth of the markers of quotations, list items and footnotes at the start of a line, including their indentation. */
function countContainers(line: string): number {
  const marker = /([ \t]*)(?:>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)|\[\^[^\]]*\]:)/y;
  let count = 0;
  for (
    let match = marker.exec(line);
    match !== null && count <= maxContainersInLine;
    match = marker.exec(line)
  ) {
    count += 1 + Math.floor((match[1]?.length ?? 0) / 2);
  }
  return count;
}

function hasTooMuchMarkup(markdown: string): boolean {
  let markup = 0;
  for (const [found] of markdown.matchAll(/[<&\\[\]*_`~$|@#>]|:\/\/|www\./gi)) {
    // The parser reads tags and addresses several times.
    markup += found === '<' || found === '@' || found.length > 1 ? 2 : 1;
    if (markup > maxMarkup) return true;
  }
  return false;
}

function hasTooManyDelimiters(markdown: string): boolean {
  let counts = { bracket: 0, emphasis: 0, tick: 0 };
  const squares = { bracket: 0, emphasis: 0, tick: 0 };
  let openBrackets = 0;
  // An underscore inside a word is never a delimiter, and common in names.
  for (const [found] of markdown.matchAll(/\n[ \t]*\n|[[\]*~`$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g)) {
    const delimiter = delimiterOf(found);
    if (delimiter === undefined) {
      counts = { bracket: 0, emphasis: 0, tick: 0 };
      openBrackets = 0;
      continue;
    }
    if (found === '[') openBrackets += 1;
    else if (found === ']') openBrackets = Math.max(0, openBrackets - 1);
    squares[delimiter] += 2 * counts[delimiter] + 1;
    counts[delimiter] += 1;
    if (openBrackets > maxOpenBrackets || squares[delimiter] > maxSquares[delimiter]) return true;
  }
  return false;
}

function delimiterOf(found: string): Delimiter | undefined {
  switch (found) {
    case '[':
    case ']':
      return 'bracket';
    case '*':
    case '_':
    case '~':
      return 'emphasis';
    case '`':
    case '$':
      return 'tick';
    default:
      return undefined;
  }
}
