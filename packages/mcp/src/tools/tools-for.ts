import type { Caller } from '../access/find-caller.js';
import { getOperation } from './get-operation.js';
import { getSchema } from './get-schema.js';
import { listChanges } from './list-changes.js';
import { listOperations } from './list-operations.js';
import { listSpecs } from './list-specs.js';
import type { Parameters } from './parameters.js';
import { search } from './search.js';
import { specParameter } from './spec-parameter.js';
import type { Tool } from './tool.js';

const common: readonly Tool[] = [listOperations, getOperation, getSchema, listChanges];

const ofOrganization = [search, listSpecs, ...common.map((tool) => withSpec(tool, true))];
const ofSpec = [search, ...common].map((tool) => withSpec(tool, false));

/** Returns the tools of an address. */
export function toolsFor({ specSlug }: Pick<Caller, 'specSlug'>): readonly Tool[] {
  return specSlug === undefined ? ofOrganization : ofSpec;
}

/** At the address of an organization, `spec` is required; at that of a specification, it is optional. */
function withSpec(tool: Tool, isRequired: boolean): Tool {
  const { spec = specParameter.spec, ...rest } = tool.parameters;
  const schema = isRequired
    ? spec.schema
    : { ...spec.schema, description: 'May be absent: this address serves one specification.' };
  const parameters: Parameters = { spec: { ...spec, schema, required: isRequired }, ...rest };
  return { ...tool, parameters };
}
