import { type Action, isOperation } from '../outline/outline.js';
import { actionIdentifier } from '../outline/page-identifier.js';
import type { DocumentProps } from '../props.js';

/** What the document of an operation or a webhook is asked for with. */
export function propsOfAction(action: Action): DocumentProps {
  return {
    doc: 'operation',
    page: actionIdentifier(action),
    method: methodProp(action),
    ...(action.deprecated && { deprecated: true }),
  };
}

/** The method as clients show it in menus. */
export function methodProp(action: Action): string {
  return isOperation(action) ? action.method.toLowerCase() : 'hook';
}
