import type { Outline } from '@specshelf/generator';

/** Operations and webhooks. */
export function actionCount({ operations, webhooks }: Outline): number {
  return operations.length + webhooks.length;
}
