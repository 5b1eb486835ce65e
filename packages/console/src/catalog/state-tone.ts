import type { Schema } from '@specshelf/contract';
import { displayedState } from '@specshelf/service';

type Stated = Pick<
  Schema<'OpenAPISpec'>,
  'processingState' | 'lastVersion' | 'lastProcessErrorCode' | 'problemCounts'
>;

/** Returns the class of the mark of a state. A run that completed with errors is not marked as good. */
export function stateTone(spec: Stated): 'busy' | 'good' | 'warn' | 'bad' | '' {
  const state = displayedState(spec);
  if (state === 'failed') return 'bad';
  if (state === 'complete') return spec.problemCounts.error > 0 ? 'warn' : 'good';
  return state === 'processing' ? 'busy' : '';
}
