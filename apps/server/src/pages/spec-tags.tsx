import type { Schema } from '@specshelf/contract';

type Spec = Schema<'OpenAPISpec'>;

/** The state of a specification and who sees it, in a word each. */
export function SpecTags({ spec }: { spec: Spec }) {
  const { processingState, lastProcessErrorCode: errorCode, visibility } = spec;
  return (
    <>
      <span class={`tag ${processingState === 'complete' && !errorCode ? 'good' : ''}`}>
        {processingState}
      </span>
      {errorCode && <span class="tag bad">{errorCode}</span>}
      <span class="tag">{visibility}</span>
    </>
  );
}
