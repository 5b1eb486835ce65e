import { transliterate } from 'transliteration';

const maxLength = 100;

/** Creates a function that returns unique anchors for the headings of one document. */
export function headingIds(): (title: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const base = slug(title);
    let count = counts.get(base) ?? 0;
    let id = count === 0 ? base : `${base}-${count}`;
    while (taken.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    counts.set(base, count + 1);
    taken.add(id);
    return id;
  };
}

// The transliteration table of the library is pinned with its version; tables of the engine differ between Node.js releases.
function slug(title: string): string {
  const words = transliterate(title.slice(0, maxLength))
    .toLowerCase()
    .replace(/[^a-z0-9._+]+/g, '-')
    .slice(0, maxLength)
    .replace(/^[-.]+|[-.]+$/g, '');
  return words === '' ? 'section' : words;
}
