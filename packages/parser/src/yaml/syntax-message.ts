import { lineOf } from '../text/line-column.js';
import { contentStart, isQuote, type QuoteError } from './quote-checks.js';
import { type Node, readNodes } from './yaml-nodes.js';

/** Explains a syntax error of js-yaml, by its reason and by the quotes, brackets, and signs before it. */
export function syntaxMessage(
  reason: string,
  offset: number | undefined,
  text: string,
  depth: number,
): string {
  const inContext = offset === undefined ? undefined : contextMessage(reason, offset, text, depth);
  return inContext ?? reasonMessage(reason);
}

export function quoteMessage({ reason, start, offset }: QuoteError, text: string): string {
  const quoted = quotedFrom(start, text);
  if (reason === 'deficient indentation') {
    return /\S/.test(text.slice(offset, offset + 1))
      ? `This line is not indented enough for ${quoted}, which is still open: close the quote, or indent the line`
      : notClosed(quoted);
  }
  const closer = text.charAt(offset - 1);
  if (isQuote(text.charCodeAt(offset - 1)) && lineOf(text, start) !== lineOf(text, offset)) {
    return `A \`#\` follows the closing quote of ${quoted}, which is probably not closed where it should be. A comment needs a space before its \`#\``;
  }
  return `A \`#\` directly follows ${closer}: put a space before a comment, or the whole text in quotes`;
}

const quotedFrom = (start: number, text: string) =>
  `the ${text.charAt(start) === '"' ? 'double' : 'single'}-quoted text that begins on line ${lineOf(text, start)}`;

function contextMessage(reason: string, offset: number, text: string, depth: number): string | undefined {
  const { open, closed } = nodesBefore(offset, text, depth);
  const sign = text.charAt(offset);
  if (open !== undefined && isQuote(text.charCodeAt(open))) {
    return inQuotes(reason, quotedFrom(open, text), lineOf(text, open) !== lineOf(text, offset));
  }
  if (!contentErrors.test(reason)) return undefined;
  if (
    closed !== undefined &&
    lineOf(text, closed.start) !== lineOf(text, offset) &&
    isQuote(text.charCodeAt(closed.start))
  ) {
    return `Text follows the closing quote of ${quotedFrom(closed.start, text)}, which is probably not closed where it should be`;
  }
  if (closed === undefined && sign !== '' && reservedSigns.includes(sign)) {
    return `Text must not begin with the reserved character ${sign}: put it in quotes`;
  }
  if (reason.includes('flow collection')) {
    return open === undefined ? undefined : inBrackets(reason, open, text);
  }
  return closed === undefined ? undefined : afterClosed(text.charAt(closed.start));
}

/** Reasons of js-yaml for content where none, or other content, is allowed. */
const contentErrors =
  /^bad indentation|a colon is missed|multiline key|flow collection|end of the stream or a document separator/;

const reservedSigns = '@`%]},';

function inQuotes(reason: string, quoted: string, isBelow: boolean): string {
  if (reason.startsWith('unexpected end of the stream')) return notClosed(quoted);
  if (reason.startsWith('unexpected end of the document')) {
    return `The document ends here, and ${quoted} is still open: close the quote`;
  }
  return isBelow ? `${reasonMessage(reason)} (in ${quoted})` : reasonMessage(reason);
}

const notClosed = (quoted: string) => `The text ends, and ${quoted} is still open: close the quote`;

function inBrackets(reason: string, open: number, text: string): string {
  const opener = text.charAt(open);
  const closer = opener === '{' ? '}' : ']';
  const missing = reason.startsWith('missed comma')
    ? `A comma or a closing ${closer}`
    : `A closing ${closer}`;
  return `${missing} is missing for the ${opener} on line ${lineOf(text, open)}. Text that begins with ${opener} must be in quotes`;
}

function afterClosed(opener: string): string {
  if (opener === "'") return "Text follows the closing quote: inside single quotes, write a quote twice ('')";
  return opener === '"'
    ? 'Text follows the closing quote: inside double quotes, write a quote as \\"'
    : `Text follows the closing ${opener === '{' ? '}' : ']'}: text that begins with ${opener} must be in quotes`;
}

interface NodesBefore {
  /** Offset of the content of the innermost open node. */
  readonly open: number | undefined;
  /** A node in quotes or brackets that only spaces separate from the offset. */
  readonly closed: { readonly start: number; readonly end: number } | undefined;
}

function nodesBefore(offset: number, text: string, depth: number): NodesBefore {
  let [open, closed]: [NodesBefore['open'], NodesBefore['closed']] = [undefined, undefined];
  for (let node = readNodes(text, depth).at(-1); node !== undefined; node = node.children.at(-1)) {
    const start = contentStart(text, node.start);
    if (!isDelimited(node, text.charAt(start))) continue;
    if (node.open) {
      open = start;
    } else if (isDirectlyBefore(node, offset, text)) {
      closed = { start, end: node.end };
    }
  }
  return { open, closed };
}

/** Whether a node is in quotes or brackets. A block mapping can also begin with a quote, but it has children. */
const isDelimited = ({ children }: Node, first: string) =>
  first === '[' || first === '{' || ((first === '"' || first === "'") && children.length === 0);

const isDirectlyBefore = ({ end }: Node, offset: number, text: string) =>
  end <= offset && /^[ \t]*$/.test(text.slice(end, offset));

const messages: Record<string, string> = {
  'tab characters must not be used in indentation': 'A tab must not be used for indentation: use spaces',
  'bad indentation of a mapping entry':
    'This line is indented differently from the entries around it, or a value with a colon lacks quotes',
  'bad indentation of a sequence entry': 'This line is indented differently from the items around it',
  'can not read an implicit mapping pair; a colon is missed': 'A colon must follow the name on this line',
  'can not read a block mapping entry; a multiline key may not be an implicit key':
    'A colon must follow the name on the line before',
  'the stream contains non-printable characters':
    'The text contains control characters: it may be a binary file',
  'null byte is not allowed in input':
    'The text contains a null character: it may be a binary file, or not in UTF-8',
  'name of an alias node must contain at least one character':
    'A name must follow the * of an alias: put text that begins with * in quotes',
  'name of an anchor node must contain at least one character':
    'A name must follow the & of an anchor: put text that begins with & in quotes',
  'a line break is expected':
    'A line break must follow | or > here: put text that begins with one of them in quotes',
  'unknown escape sequence':
    'This backslash does not begin a valid escape: write it twice, or use single quotes',
};

function reasonMessage(reason: string): string {
  const tag = /^unknown tag !<(.*)>$/.exec(reason)?.[1];
  if (tag !== undefined) {
    const name = tag.replace('tag:yaml.org,2002:', '!!');
    return `The tag ${name} is not supported: put text that begins with ! in quotes`;
  }
  const alias = /^unidentified alias (.*)$/.exec(reason)?.[1];
  if (alias !== undefined) {
    return `No anchor ${alias} is defined before this alias: put text that begins with * in quotes`;
  }
  return messages[reason] ?? reason.charAt(0).toUpperCase() + reason.slice(1);
}
