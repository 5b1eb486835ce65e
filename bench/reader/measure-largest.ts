import { allKinds, type PagesMeasurement } from './measure-pages.js';
import { measureMemory, type PageMemory } from './visit-page.js';

/** The largest page of a kind. */
export interface LargestPage extends PageMemory {
  document: string;
  kind: string;
  path: string;
}

export async function measureLargest(
  executable: string,
  url: string,
  { document, kinds }: PagesMeasurement,
): Promise<LargestPage[]> {
  const each = kinds.filter(({ kind }) => kind !== allKinds);
  const memory = await measureMemory(
    executable,
    each.map(({ largest }) => `${url}${largest}`),
  );
  return each.flatMap(({ kind, largest: path }, index) => {
    const measured = memory[index];
    return measured ? [{ document, kind, path, ...measured }] : [];
  });
}
