import type { Outline } from '@specshelf/generator';

/** Returns the number of operations and webhooks. */
export function actionCount({ operations, webhooks }: Outline): number {
  return operations.length + webhooks.length;
}
