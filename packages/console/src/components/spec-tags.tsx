import type { Schema } from '@specshelf/contract';
import { specState } from '../spec-state.js';
import { counted } from './counted.js';
import { countNotes } from './problem-counts.js';

type Spec = Schema<'OpenAPISpec'>;

const colors = { pending: '', processing: '', complete: 'good', failed: 'bad' } as const;

/** Tags with the state of a specification, its error code, its problems, and its visibility. */
export function SpecTags({ spec }: { spec: Spec }) {
  const { lastProcessErrorCode: errorCode, visibility } = spec;
  const state = specState(spec);
  const problems = errorCode ? 0 : spec.lastProcessedErrorCount - countNotes(spec.lastProcessedErrors);
  return (
    <>
      <span class={`tag ${colors[state]}`}>{state}</span>
      {errorCode && <span class="tag bad">{errorCode}</span>}
      {problems > 0 && <span class="tag warn">{counted(problems, 'problem')}</span>}
      <span class="tag">{visibility}</span>
    </>
  );
}
