import type { CheckedTable } from '../checking/checked-type.js';
import { compileChecks } from '../checking/compile-checks.js';
import type { RulesVersion } from '../reading/version.js';
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

export const checkedTable = (version: RulesVersion): CheckedTable => tables[version];
