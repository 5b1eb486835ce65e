import { countText } from '../count-text.js';

/** A part of a document that can be cut at each line. */
export interface Section {
  name: string;
  lines: readonly string[];
  /** The last line, which is printed even if others are cut. */
  end?: string;
}

/** Characters for the sentence about missing parts. */
const reserved = 300;

/** Returns the lines of as many sections as a number of characters allows, which is fewer than all, followed by a sentence about the missing ones. */
export function fitLines(sections: readonly Section[], limit: number): string[] {
  const lines: string[] = [];
  let free = limit - reserved;
  for (const [index, section] of sections.entries()) {
    const length = lengthOf(linesOf(section));
    if (length > free) {
      lines.push(...cut(section, free), '', missingText(section, sections.length - index - 1, limit));
      return lines;
    }
    lines.push(...linesOf(section));
    free -= length;
  }
  return lines;
}

/** Returns all lines of a section, with its end. */
export const linesOf = ({ lines, end }: Section): readonly string[] =>
  end === undefined ? lines : [...lines, end, ''];

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** Returns the first lines of a section. None if a heading would be all of it. */
function cut({ lines, end }: Section, free: number): string[] {
  const ending = end === undefined ? [] : ['', end];
  const kept: string[] = [];
  let rest = free - lengthOf(ending);
  for (const line of lines) {
    rest -= line.length + 1;
    if (rest < 0) break;
    kept.push(line);
  }
  return kept.length < 3 ? [] : [...kept, ...ending];
}

function missingText({ name }: Section, others: number, limit: number): string {
  const more = others === 0 ? '' : ` and all of ${countText(others, 'more specification')}`;
  const verb = others === 0 ? 'is' : 'are';
  return `This report is limited to ${limit} characters: a part of ${name}${more} ${verb} missing. The format \`text\` contains everything.`;
}
