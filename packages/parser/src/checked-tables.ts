import { type CheckedTable, compileChecks } from './checked-table.js';
import { openapiObjects } from './openapi-objects.js';
import { rules30, rules31, rules32 } from './rules/openapi-rules.js';
import { rules2 } from './rules/swagger-rules.js';
import { swaggerObjects } from './swagger/swagger-objects.js';
import type { Version } from './version.js';

const tables = {
  '2.0': compileChecks(swaggerObjects, rules2),
  '3.0': compileChecks(openapiObjects('3.0'), rules30),
  '3.1': compileChecks(openapiObjects('3.1'), rules31),
  '3.2': compileChecks(openapiObjects('3.2'), rules32),
};

/** The objects of a version with their rules. */
export const checkedTable = (version: Version['rules']): CheckedTable => tables[version];
