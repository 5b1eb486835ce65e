import { type Action, isOperation } from './outline.js';

// Names of pages, private to this package: clients send back what a revision gave them. No two pages share one: no
// fixed method has a hyphen in its name, no additional one a space.

export const modelsIdentifier = 'models';
export const downloadIdentifier = 'download';
export const introductionIdentifier = 'info-introduction';

/** `position` counts the headings that make pages, from 0. */
export const sectionIdentifier = (position: number): string => `info-${position}`;

export const tagIdentifier = (name: string): string => `tag-${name}`;

export function actionIdentifier(action: Action): string {
  if (isOperation(action)) {
    return action.additional
      ? `${additionalPrefix.operation}${action.method} ${action.path}`
      : `op-${action.method}-${action.path}`;
  }
  return action.additional
    ? `${additionalPrefix.webhook}${action.method} ${action.name}`
    : `hook-${action.method}-${action.name}`;
}

const additionalPrefix = { operation: 'xop-', webhook: 'xhook-' };

/** Whether the page is of an operation whose method has no name in OpenAPI. */
export function isAdditional(identifier: string): boolean {
  return identifier.startsWith(additionalPrefix.operation);
}
