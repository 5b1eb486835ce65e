import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';

/** Returns the reference to a specification, with the label of the source, so that readers resolve the same version. */
export function specRef(
  spec: string,
  { dependencies }: Pick<Schema<'ComputedContentSource'>, 'dependencies'>,
): Schema<'ContentRefOpenAPI'> {
  return { kind: 'openapi', spec, ...defined({ label: dependencies?.['spec']?.ref.label }) };
}
