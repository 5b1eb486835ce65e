import type { Schema } from '@specshelf/contract';

/** Marks a specification whose latest version was converted from Swagger 2.0. */
export function ConversionTag({ spec }: { spec: Schema<'OpenAPISpec'> }) {
  const isConverted = spec.lastProcessedErrors.some(({ code }) => code === 'converted-from-2.0');
  return isConverted ? <span class="tag">converted from Swagger 2.0</span> : null;
}
