import { type Heading, headingsIn, mostHeadings } from '../components/contents.js';
import type { Reading } from '../reading/reading.js';
import { addDirections } from './add-directions.js';
import { idsIn, repairLinks } from './author-links.js';
import { createHeadingFitter } from './fit-headings.js';
import { chunksOf } from './html-chunks.js';
import { replaceInvalidCharacters } from './replace-invalid-characters.js';

export interface FinishedContent {
  html: string;
  /** The first headings, one more than the table of contents shows. */
  headings: readonly Heading[];
}

/** Fits the headings and repairs the links of rendered content. Other requests run meanwhile: descriptions can have megabytes. */
export async function finishContent(
  rendered: string,
  reading: Pick<Reading, 'map' | 'reader' | 'links'>,
  pause: () => Promise<void>,
): Promise<FinishedContent> {
  const chunks = [...chunksOf(rendered)];
  const ids = new Set<string>();
  for (const chunk of chunks) {
    for (const id of idsIn(chunk)) ids.add(id);
    await pause();
  }
  const fitHeadings = createHeadingFitter();
  const finished: string[] = [];
  const headings: Heading[] = [];
  for (const chunk of chunks) {
    const html = repairLinks(fitHeadings(addDirections(replaceInvalidCharacters(chunk))), ids, reading);
    if (headings.length <= mostHeadings) headings.push(...headingsIn(html));
    finished.push(html);
    await pause();
  }
  return { html: finished.join(''), headings };
}
