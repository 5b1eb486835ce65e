import type { SitePage } from '@specshelf/service';
import { shorten } from '../reading/shorten.js';

/** The title of a page, for links to it. Beside the method of an operation, a title such as `GET /pets` is the path alone. */
export function PageTitle({ page }: { page: Pick<SitePage, 'title' | 'method' | 'address'> }) {
  return <Breakable text={shortTitle(isAddress(page) ? (page.address ?? '') : page.title)} />;
}

/** Whether the title of an operation is its method and path, because its author gave it none. */
export function isAddress({
  title,
  method,
  address,
}: Pick<SitePage, 'title' | 'method' | 'address'>): boolean {
  return address !== undefined && title === `${method} ${address}`;
}

/** Text that wraps at the slashes of paths, and at the points of names. */
export function Breakable({ text }: { text: string }) {
  const parts = text.slice(0, longestBreakable).split(/(?<=[^/\s])(?=\/[^/\s])|(?<=\w)(?=\.\w)/);
  return (
    <>
      {parts.flatMap((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))}
      {text.slice(longestBreakable)}
    </>
  );
}

/** The rest of a longer text wraps anywhere. Each place to wrap is an element, and a title can have a million of them. */
const longestBreakable = 300;

const longestTitle = 200;

/** The title of a page or specification, shortened where its own page shows all of it. */
export function shortTitle(title: string): string {
  return shorten(title, longestTitle);
}
