/** Control characters in texts of authors. Browsers ignore some of them and show others as symbols; HTML allows none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
const invalidCharacters = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g;

export function replaceInvalidCharacters(html: string): string {
  return html.replaceAll(invalidCharacters, '\ufffd');
}
