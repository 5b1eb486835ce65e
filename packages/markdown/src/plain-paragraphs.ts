import { trim, trimEnd } from './spaces.js';

/** A piece of a paragraph. */
export interface Part {
  text: string;
  isCode: boolean;
}

/** Code in a line, in its simplest spelling. */
const code = /(?<!`)`((?! )[^`\p{Cc}]+(?<! ))`(?!`)/gu;

/**
 * Whatever Markdown or HTML could read as more than text, decided on the safe side. Without a line that begins like a block
 * or a definition there are no tables and no references, so that bars and brackets inside of lines are text.
 */
const markup =
  /[\\*`\uFEFF]|[^\P{Cc}\n]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|<(?![ 0-9=])|&(?=[#A-Za-z])|~~|\$\$|\]\(|[\w.+-]@|\{%|:\/\/|[wW]{3}\.|^[ #+=:>|[~-]|^[0-9]{1,9}[.)]| {2}$/mu;

/** The paragraphs of a text of which Markdown would make nothing but words and simple code, or nothing where it might. */
export function plainParagraphs(text: string): Part[][] | undefined {
  const source = trimEnd(text);
  const words = source.includes('`') ? source.replace(code, ')') : source;
  return markup.test(words) ? undefined : paragraphsOf(source).map(partsOf);
}

/** A text taken as it is, as paragraphs without any markup. */
export function literalParagraphs(text: string): Part[][] {
  return paragraphsOf(text).map((paragraph) => [{ text: paragraph, isCode: false }]);
}

/** What stands between blank lines. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const trimmed = trim(line);
    if (trimmed !== '') {
      lines.push(trimmed);
    } else if (lines.length > 0) {
      paragraphs.push(lines.join('\n'));
      lines = [];
    }
  }
  if (lines.length > 0) paragraphs.push(lines.join('\n'));
  return paragraphs;
}

function partsOf(paragraph: string): Part[] {
  return paragraph
    .split(code)
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
