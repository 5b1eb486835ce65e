import type { Policy } from '@specshelf/changes/policy';
import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';

export function presentCompatibility({
  refuse,
  against,
  categories,
  rules,
  strict = false,
  stability,
  sunsetDays,
}: Policy): Schema<'OpenAPISpecCompatibility'> {
  return {
    ...{ refuse, against, categories: [...categories], rules: { ...rules }, strict },
    ...defined({ stability, sunsetDays }),
  };
}
