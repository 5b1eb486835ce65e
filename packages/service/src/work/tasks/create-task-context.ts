import type { ContentCodec } from '../../base/ports/work/content.js';
import { createOutlineReader, type ReadOutline } from './readers/create-outline-reader.js';
import { createSpecificationReader, type ReadSpecification } from './readers/create-specification-reader.js';
import { createTextReader, type ReadIndexedText } from './readers/create-text-reader.js';

/** The codec and the caches that the tasks of a thread share. */
export interface TaskContext {
  codec: ContentCodec;
  readOutline: ReadOutline;
  readSpecification: ReadSpecification;
  readText: ReadIndexedText;
  /** Frees memory for large input. */
  clearCaches(): void;
}

/** `maximum` limits the cache of outlines, in bytes. */
export function createTaskContext(codec: ContentCodec, maximum: number): TaskContext {
  const specifications = createSpecificationReader(codec);
  const texts = createTextReader(codec);
  const outlines = createOutlineReader(codec, maximum);
  return {
    codec,
    readOutline: outlines.readOutline,
    readSpecification: specifications.readSpecification,
    readText: texts.readText,
    clearCaches: () => {
      specifications.forget();
      texts.forget();
      outlines.forget();
    },
  };
}
