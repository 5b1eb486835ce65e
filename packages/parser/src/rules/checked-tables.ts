import { type CheckedTable, compileChecks } from '../checking/checked-table.js';
import type { Version } from '../reading/version.js';
import { openapiObjects } from '../structure/openapi-objects.js';
import { swaggerObjects } from '../structure/swagger-objects.js';
import { rules30, rules31, rules32 } from './openapi-rules.js';
import { rules2 } from './swagger-rules.js';

const tables = {
  '2.0': compileChecks(swaggerObjects, rules2),
  '3.0': compileChecks(openapiObjects('3.0'), rules30),
  '3.1': compileChecks(openapiObjects('3.1'), rules31),
  '3.2': compileChecks(openapiObjects('3.2'), rules32),
};

/** The objects of a version with their rules. */
export const checkedTable = (version: Version['rules']): CheckedTable => tables[version];
