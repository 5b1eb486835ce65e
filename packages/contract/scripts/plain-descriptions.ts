/**
 * Converts the `@description` tags of openapi-typescript to plain text for editors: summary, description, format, and the tags that add
 * information to the type.
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

/** Splits a comment into the text before the first tag, and each tag with its lines. */
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
      // Markdown would render the indented lines after the first one as code.
      section.lines.push(section.kind === 'description' ? content.replace(/^ {4}/, '') : content);
    }
  }
  return sections;
}
