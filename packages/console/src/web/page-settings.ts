import { defaultLimits } from '@specshelf/service';
import { defaultSourceBodyLimit } from '@specshelf/service/bodies';

/** The parts of the configuration that pages describe. */
export interface PageSettings {
  /** Maximum size of all files of a form, in bytes. */
  filesLimit: number;
  /** Maximum size of one document, in bytes. */
  documentLimit: number;
  /** Whether URLs are fetched again regularly. */
  refreshes: boolean;
}

/** Those of a server without configuration. */
export const defaultSettings: PageSettings = {
  filesLimit: Math.min(defaultSourceBodyLimit, defaultLimits.files),
  documentLimit: defaultLimits.document,
  refreshes: true,
};
