import { type Action, isOperation } from './outline.js';

// Identifiers of pages. Private to this package: clients only send back identifiers from a revision. They are unique,
// because no standard method contains a hyphen, and no additional method a space.

export const modelsIdentifier = 'models';
export const downloadIdentifier = 'download';
export const introductionIdentifier = 'info-introduction';

/** `position` is the index among headings that start a page. */
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

/** Whether the page shows an operation with an additional method. */
export function isAdditional(identifier: string): boolean {
  return identifier.startsWith(additionalPrefix.operation);
}
