import type { ContentCodec } from '../ports/content.js';
import { createOutlineReader, type ReadOutline } from './create-outline-reader.js';
import { createSpecificationReader, type ReadSpecification } from './create-specification-reader.js';

/** The codec and the caches that the tasks of a thread share. */
export interface TaskContext {
  codec: ContentCodec;
  readOutline: ReadOutline;
  readSpecification: ReadSpecification;
  /** Frees memory for large input. */
  clearCaches(): void;
}

/** `maximum` limits the cache of outlines, in bytes. */
export function createTaskContext(codec: ContentCodec, maximum: number): TaskContext {
  const specifications = createSpecificationReader(codec);
  const outlines = createOutlineReader(codec, maximum);
  return {
    codec,
    readOutline: outlines.readOutline,
    readSpecification: specifications.readSpecification,
    clearCaches: () => {
      specifications.forget();
      outlines.forget();
    },
  };
}
