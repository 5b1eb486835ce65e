export type { JSONObject, JSONValue } from './json.js';
export { isArray, isObject } from './json.js';
export { defaultLimits, type ParserLimits } from './limits.js';
export type { ObjectKind } from './openapi-objects.js';
export { type Failed, type Needs, type Parsed, type ParseInput, type ParseResult, parse } from './parse.js';
export { resolvePointer, toPointer } from './pointer.js';
export type { Problem } from './problem.js';
export { toYAML } from './to-yaml.js';
export { walkObjects } from './walk-objects.js';
