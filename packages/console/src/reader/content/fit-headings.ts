/** The title of the page has level 1. */
const firstLevel = 2;

/**
 * Creates a function that changes the headings in the consecutive chunks of a page, so that they descend one level at a time from level 2.
 * Those of authors start at any level and skip levels. An outline with gaps, or with several titles, misleads readers who navigate by
 * headings.
 */
export function createHeadingFitter(): (html: string) => string {
  const open: number[] = [];
  let level = firstLevel;
  return (html) =>
    html.replaceAll(/<(\/?)h([1-6])(?=[\s>])/g, (_, slash: string, digit: string) => {
      if (slash === '') {
        const own = Number(digit);
        while ((open.at(-1) ?? 0) >= own) open.pop();
        open.push(own);
        level = Math.min(firstLevel - 1 + open.length, 6);
      }
      return `<${slash}h${level}`;
    });
}
