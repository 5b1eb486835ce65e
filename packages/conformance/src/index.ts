export { describeConformance, describeLargeContent } from './describe-conformance.js';
export { fixture, realDocument } from './fixtures/fixture.js';
export { ResponseValidator } from './support/response-validator.js';
export { type SuiteFolder, suiteFolders } from './support/suite-folders.js';
export type { Integration, Skip, StartTarget, Target } from './support/target.js';
export { versionNames, versionOf } from './support/web/named-versions.js';
export { pageAccess } from './support/web/page-access.js';
export { type World, type WorldOrganization, type WorldToken, world } from './world/world.js';
