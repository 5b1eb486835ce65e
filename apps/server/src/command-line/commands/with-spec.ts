import type { PathOf, Schema } from '@specshelf/contract';
import type { Operator } from '@specshelf/service';
import type { CommandLineProcess } from '../command-line-process.js';
import { organizationFor } from '../organization-for.js';
import type { PrintOptions } from '../print.js';
import { withOperator } from '../with-operator.js';

export interface SpecOptions extends PrintOptions {
  organization?: string;
}

/** A specification with its organization. */
export type SpecOfOrganization = Schema<'OpenAPISpec'> & { organizationId: string };

type SpecPath = PathOf<'getOpenAPISpecBySlug'>;

/** Runs an operator command on a specification of the specified organization, or of the only one. */
export function withSpec<T>(
  process: CommandLineProcess,
  specSlug: string,
  { organization }: SpecOptions,
  work: (operator: Operator, path: SpecPath) => Promise<T>,
): Promise<T> {
  return withOperator(process, async (operator) =>
    work(operator, { organizationId: await organizationFor(operator, organization), specSlug }),
  );
}

/** Like `withSpec`, for work that returns the specification. */
export function specFrom(
  process: CommandLineProcess,
  specSlug: string,
  options: SpecOptions,
  work: (operator: Operator, path: SpecPath) => Promise<Schema<'OpenAPISpec'>>,
): Promise<SpecOfOrganization> {
  return withSpec(process, specSlug, options, async (operator, path) => ({
    ...(await work(operator, path)),
    organizationId: path.organizationId,
  }));
}
