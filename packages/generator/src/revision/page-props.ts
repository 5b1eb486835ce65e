import { defined } from '@specshelf/base/defined';
import type { DocumentProps } from '../model/props.js';
import { type Action, isOperation } from '../outline/outline.js';
import { actionIdentifier } from '../outline/page-identifier.js';

/** The props that select the document of an operation or a webhook. */
export function propsOfAction(action: Action): DocumentProps {
  return {
    doc: 'operation',
    page: actionIdentifier(action),
    method: methodProp(action),
    ...defined({ deprecated: action.deprecated }),
  };
}

/** The method label in client menus. */
export function methodProp(action: Action): string {
  return isOperation(action) ? action.method.toLowerCase() : 'hook';
}
