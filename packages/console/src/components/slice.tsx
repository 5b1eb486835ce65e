import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { render } from 'preact-render-to-string';

const Slices = createContext<ComponentChildren[] | undefined>(undefined);

/** A part of a long page that is rendered later than the page around it, so that other requests run in between. */
export function Slice({ children }: { children: ComponentChildren }) {
  const slices = useContext(Slices);
  if (!slices) return <>{children}</>;
  // An element, because texts cannot imitate it.
  return <template data-slice={slices.push(children) - 1} />;
}

const place = /<template data-slice="(\d+)"><\/template>/;

/** Renders a page, then each of its slices with a pause before it. */
export async function renderInSlices(page: ComponentChildren, pause: () => Promise<void>): Promise<string> {
  const slices: ComponentChildren[] = [];
  const renderNext = (node: ComponentChildren) =>
    render(<Slices.Provider value={slices}>{node}</Slices.Provider>);
  const insert = async (html: string): Promise<string> => {
    const [start = '', ...rest] = html.split(place);
    const parts = [start];
    for (let at = 0; at < rest.length; at += 2) {
      const slice = slices[Number(rest[at])];
      await pause();
      parts.push(slice ? await insert(renderNext(slice)) : '', rest[at + 1] ?? '');
    }
    return parts.join('');
  };
  return insert(renderNext(page));
}
