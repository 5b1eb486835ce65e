import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';

/** Returns the reference to a specification, with the label of the source, so that readers resolve the same version. */
export function specRef(
  spec: string,
  { dependencies }: Pick<Schema<'ComputedContentSource'>, 'dependencies'>,
): Schema<'ContentRefOpenAPI'> {
  return { kind: 'openapi', spec, ...defined({ label: dependencies?.['spec']?.ref.label }) };
}

/** Returns a key for references to one version of a specification: its slug, and the label if there is one. */
export function specKey({ spec, label }: { spec: string; label?: string | undefined }): string {
  return label === undefined ? spec : `${spec}@${label.toLowerCase()}`;
}
