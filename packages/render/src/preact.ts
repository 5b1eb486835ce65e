/// <reference path="./custom-elements.d.ts" />

export { type DocumentProps, type PartProps, SpecDocument, SpecPart } from './document.js';
export type { CodeToken } from './model/code-token.js';
export type { LabeledURL, SecurityScope, ServerVariable, ServerView } from './model/operation-view.js';
export type { LinkTarget, NodeContext, PartTarget, RenderOptions } from './model/options.js';
export type { NodeComponent, NodeProps } from './model/render-context.js';
export { Blocks as RenderNodes } from './nodes/blocks.js';
export { SchemeDetails, type SchemeDetailsProps } from './operation/access/scheme-details.js';
export { flowWords, type SecurityFacts, securityURLs, securityWords } from './operation/access/security.js';
export { ServerList, type ServersProps } from './operation/access/server-list.js';
