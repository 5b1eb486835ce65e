import type { Operator, OperatorSpecPath } from '@specshelf/service';
import type { CommandLineProcess } from '../command-line-process.js';
import { organizationFor } from '../organization-for.js';
import type { PrintOptions } from '../print.js';
import { withOperator } from '../with-operator.js';

export interface SpecOptions extends PrintOptions {
  organization?: string;
}

/** Runs an operator command on a specification of the specified organization, or of the only one. */
export function withSpec<T>(
  process: CommandLineProcess,
  slug: string,
  { organization }: SpecOptions,
  work: (operator: Operator, path: OperatorSpecPath) => Promise<T>,
): Promise<T> {
  return withOperator(process, async (operator) =>
    work(operator, { organizationId: await organizationFor(operator, organization), slug }),
  );
}
