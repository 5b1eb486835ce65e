export { compareSpecifications } from './compare-specifications.js';
export { changeLimits } from './limits.js';
export * from './report/report.js';
export { findRule, type MessageValues, type Rule, rules } from './rules/rules.js';
