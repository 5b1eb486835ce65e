export { type CompareOptions, compareSpecifications } from './compare-specifications.js';
export { type ChangeGroup, groupChanges, operationsOf } from './groups/group-changes.js';
export { type MarkdownOptions, toMarkdown } from './markdown/to-markdown.js';
export { changeLimits } from './model/limits.js';
export * from './model/report.js';
export { applyPolicy, countImpacts, isAtLeast, type JudgedChanges } from './policy/apply-policy.js';
export { defaultPolicy, type Policy } from './policy/policy.js';
export { summarize, type Tally, tallyOf } from './policy/tally.js';
export { findRule, type MessageValues, type Rule, rules } from './rules/rules.js';
