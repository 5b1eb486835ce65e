import type { Schema } from '@specshelf/contract';
import { counted } from './counted.js';
import { countNotes } from './problem-counts.js';

type Spec = Schema<'OpenAPISpec'>;

/** The state of a specification and who sees it, in a word each. */
export function SpecTags({ spec }: { spec: Spec }) {
  const { processingState, lastProcessErrorCode: errorCode, visibility } = spec;
  const problems = errorCode ? 0 : spec.lastProcessedErrorCount - countNotes(spec.lastProcessedErrors);
  return (
    <>
      <span class={`tag ${processingState === 'complete' && !errorCode ? 'good' : ''}`}>
        {processingState}
      </span>
      {errorCode && <span class="tag bad">{errorCode}</span>}
      {problems > 0 && <span class="tag warn">{counted(problems, 'problem')}</span>}
      <span class="tag">{visibility}</span>
    </>
  );
}
