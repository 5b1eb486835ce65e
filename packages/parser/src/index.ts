export { normalLocation } from './files/location.js';
export { type Failed, type Needs, type Parsed, type ParseInput, type ParseResult, parse } from './parse.js';
export { defaultLimits, type ParserLimits } from './problems/limits.js';
export type { Problem, ProblemCounts } from './problems/problem.js';
export { decodeText } from './reading/decode-text.js';
export type { ObjectKind } from './structure/openapi-objects.js';
export { walkObjects } from './structure/walk-objects.js';
export { toYAML } from './yaml/to-yaml.js';
