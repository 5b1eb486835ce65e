import type { Schema } from '@specshelf/contract';
import { displayedState } from '@specshelf/service';
import { pluralize } from '../components/pluralize.js';
import { countNotes } from '../components/summarize-problems.js';
import { stateTone } from './state-tone.js';

type Spec = Schema<'OpenAPISpec'>;

/** Tags with the state of a specification, its error code unless another run has begun, its problems, and its visibility. */
export function SpecTags({ spec }: { spec: Spec }) {
  const { lastProcessErrorCode: errorCode, visibility } = spec;
  const state = displayedState(spec);
  const problems = errorCode ? 0 : spec.lastProcessedErrorCount - countNotes(spec.lastProcessedErrors);
  return (
    <>
      <span class={`tag ${stateTone(spec)}`}>{state}</span>
      {state === 'failed' && <span class="tag bad">{errorCode}</span>}
      {problems > 0 && (
        <span class={`tag ${spec.problemCounts.error > 0 ? 'bad' : 'warn'}`}>
          {pluralize(problems, 'problem')}
        </span>
      )}
      <span class="tag">{visibility}</span>
    </>
  );
}

/** Marks a specification whose latest version was converted from Swagger 2.0. */
export function ConversionTag({ spec }: { spec: Spec }) {
  const isConverted = spec.lastProcessedErrors.some(({ code }) => code === 'converted-from-2.0');
  return isConverted ? <span class="tag">converted from Swagger 2.0</span> : null;
}
