import { defined } from '@specshelf/base/defined';
import type { Policy } from '@specshelf/changes/policy';
import type { Schema } from '@specshelf/contract';

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
