/**
 * Returns an untrusted text as it may be printed in a line, without control characters, which could affect the terminal or end the line, and
 * without commands for the agents of CI systems.
 */
export function printable(text: string): string {
  return withoutCommands(text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd'));
}

/**
 * Separates the marks by which the agents of CI systems recognize a command in a line of the log: `::` at the start, also after blanks
 * (GitHub Actions), and `##[`, `##vso[`, and `##teamcity[` anywhere (Azure Pipelines, TeamCity, earlier GitHub runners).
 */
export function withoutCommands(line: string): string {
  return line.replaceAll(commandMark, '# ').replace(/^(\s*):(?=:)/, '$1: ');
}

// Comparisons of .NET ignore invisible characters.
const commandMark = /#(?=\p{DI}*#[\p{DI}\w]*\[)/gu;

/** Escapes the second `#` of such marks in the text of a format that has escapes, so that its readers get the same value. */
export const escapeCommands = (text: string, escaped: string): string =>
  text.replaceAll(/(?<=#\p{DI}*)#(?=[\p{DI}\w]*\[)/gu, escaped);
