import type { SiteMap } from '@specshelf/service';
import { type PublishedSpecification, specPath } from './publish-specification.js';

/** In bytes. The limits on rows, descriptions, and examples bound a page. */
const largestPage = 400_000;

/** The sizes of pages in Markdown, by their paths, and their defects. */
export interface CheckedMarkdown {
  sizes: ReadonlyMap<string, number>;
  defects: string[];
}

/** Checks pages in Markdown: every nth one, of schemas a tenth of them, and the lists. */
export async function checkMarkdown(
  site: PublishedSpecification,
  { pages, schemas }: SiteMap,
  every: number,
): Promise<CheckedMarkdown> {
  const paths = [
    ...pages
      .filter(({ kind }) => kind !== 'models')
      .filter((_, index) => index % every === 0)
      .map(({ path }) => `/docs/${path.split('/').map(encodeURIComponent).join('/')}.md`),
    ...schemas
      .filter((_, index) => index % (10 * every) === 0)
      .map((name) => `/schemas/${encodeURIComponent(name)}.md`),
    ...['/llms.txt', '.md'],
  ];
  const mayHaveUndefined = /undefined/.test(JSON.stringify(site.specification));
  const sizes = new Map<string, number>();
  const defects: string[] = [];
  for (const path of paths) {
    const { status, body } = await site.fetch(specPath + path);
    const size = Buffer.byteLength(body);
    sizes.set(path, size);
    const fences = body.match(/^ *`{3,}/gm)?.length ?? 0;
    const isSound = status === 200 && body.startsWith('# ') && fences % 2 === 0 && size < largestPage;
    if (!isSound) defects.push(`${path}: status ${status}, ${size} bytes, ${fences} fences`);
    const isInternal = /\[object Object\]|undefined|x-gitbook-/.test(body.replaceAll(/`[^`]*`/g, ''));
    if (isInternal && !mayHaveUndefined) defects.push(`${path}: has an internal value`);
  }
  return { sizes, defects };
}
