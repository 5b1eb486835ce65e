/** A heading of a page. */
export interface Heading {
  id: string;
  /** HTML. */
  text: string;
}

/** A page with fewer sections needs no table of contents, and one of more entries is not an overview. */
const leastHeadings = 3;
export const mostHeadings = 150;

/** The table of contents of a page. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < leastHeadings) return null;
  return (
    <nav class="reader-contents" aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ul>
          {headings.slice(0, mostHeadings).map(({ id, text }) => (
            <li key={id}>
              <a dir="auto" href={`#${encodeURIComponent(id)}`} dangerouslySetInnerHTML={{ __html: text }} />
            </li>
          ))}
        </ul>
        {headings.length > mostHeadings && (
          <p class="reader-soft">The page has more sections than these {mostHeadings}.</p>
        )}
      </details>
    </nav>
  );
}

/** Finds the headings of the second and third level with an ID in HTML of this package and of the renderer. */
export function headingsIn(html: string): Heading[] {
  const found = html.matchAll(/<h[23][^>]*? id="([^"]*)"[^>]*>(.*?)<\/h[23]>/gs);
  return [...found].flatMap(([, id = '', content = '']) => {
    const text = content.replaceAll(/<[^>]*>/g, '').trim();
    return text === '' ? [] : [{ id: decodeEntities(id), text }];
  });
}

/** Decodes the entities that rendering writes into attributes. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
