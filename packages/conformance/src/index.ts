export { describeConformance, describeEssentials, describeLargeContent } from './describe-conformance.js';
export { DocumentCheck } from './document-check.js';
export { fixture, realDocument } from './fixture.js';
export type { Integration, Skip, StartTarget, Target } from './target.js';
export { type World, type WorldOrganization, type WorldToken, world } from './world.js';
