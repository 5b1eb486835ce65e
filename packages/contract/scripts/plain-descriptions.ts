/**
 * Turns the `@description` tags of openapi-typescript into plain text, which editors show on hover: summary, description, format, and
 * then the tags that say more than the type does.
 */
export function plainDescriptions(types: string): string {
  return types.replaceAll(/^( *)\/\*\*([\s\S]*?)\*\/\n/gm, (_comment, indent: string, text: string) => {
    const lines = linesOf(text);
    if (lines.length === 0) return '';
    if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
    return `${indent}/**\n${lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join('')}${indent} */\n`;
  });
}

function linesOf(text: string): string[] {
  const sections = sectionsOf(text);
  const linesIn = (kind: Section['kind']) =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
  const summary = linesIn('summary');
  const paragraphs = [
    summary.filter((line) => !isFormat(line)),
    linesIn('description').filter((line) => !isNoise(line)),
    [...summary.filter(isFormat), ...linesIn('tag').filter((line) => !isNoise(line))],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

function isFormat(line: string): boolean {
  return line.startsWith('Format: ');
}

/** Lines that repeat the type or describe the generator. */
function isNoise(line: string): boolean {
  return /^@(constant|enum \{[^}]*\})$|^discriminator enum property added by/.test(line);
}

interface Section {
  readonly kind: 'summary' | 'description' | 'tag';
  readonly lines: string[];
}

/** The text before the first tag, and each tag with the lines that belong to it. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.trim().split('\n')) {
    const content = line.replace(/^ *\* ?/, '').trimEnd();
    const [tag] = /^@\w+/.exec(content) ?? [];
    const section = sections.at(-1);
    if (tag === '@description') {
      sections.push({ kind: 'description', lines: [content.slice(tag.length).trim()] });
    } else if (tag !== undefined || section === undefined) {
      sections.push({ kind: tag === undefined ? 'summary' : 'tag', lines: [content] });
    } else {
      // Lines after the first one of a tag are indented, which Markdown would show as code.
      section.lines.push(section.kind === 'description' ? content.replace(/^ {4}/, '') : content);
    }
  }
  return sections;
}
