import type { OpenedSource } from '@specshelf/service';
import { requireSignIn } from '../web/call-operation.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';
import { uploadLimits } from '../web/uploaded-file.js';

/** A submitted text to correct in the form. */
export interface EditedText {
  source: OpenedSource;
  /** Undefined if it is too large for a form. */
  text: string | undefined;
}

/** Whether the source of the last run was submitted as one text, or as a single file in the form, and can be edited in its place. */
export function isEditable({ spec, files, missing }: OpenedSource): boolean {
  return spec.source.kind === 'text' && files.length === 1 && missing === undefined;
}

/** Reads the submitted text of the last run; undefined if there is none that can be edited. */
export async function readEditedText(page: PageRequest, place: SpecPlace): Promise<EditedText | undefined> {
  const source = await page.service.sources.open(place, requireSignIn(page.principal));
  if (!isEditable(source)) return undefined;
  return { source, text: await source.text(undefined, uploadLimits.shown) };
}
