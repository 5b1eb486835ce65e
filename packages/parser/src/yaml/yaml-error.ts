import type { YAMLException } from 'js-yaml';
import { lineOf } from '../text/line-column.js';
import type { QuoteError } from './quote-checks.js';
import { quoteMessage, syntaxMessage } from './syntax-message.js';
import { isName, mergeLimit, type Node, readNodes } from './yaml-nodes.js';

export interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly offset: number | undefined;
}

export function explainQuoteError(error: QuoteError, text: string): YamlError {
  return { code: 'yaml-syntax', message: quoteMessage(error, text), offset: error.offset };
}

export function explainLoadError(error: YAMLException, text: string, depth: number): YamlError {
  const reason = error.reason ?? error.message;
  const offset = offsetOf(error);
  if (reason.startsWith('nesting exceeded')) {
    return { code: 'limit-depth', message: `The text is nested deeper than ${depth} levels`, offset };
  }
  if (reason.startsWith('merge keys exceeded')) {
    return { code: 'limit-nodes', message: `Merge keys (<<) copy more than ${mergeLimit} members`, offset };
  }
  if (reason.startsWith('expected a single document')) {
    return {
      code: 'yaml-syntax',
      message: 'The text contains more than one YAML document: publish each as a separate description',
      offset: secondDocument(text, depth),
    };
  }
  const message =
    reason === 'duplicated mapping key'
      ? duplicateKey(text, offset, depth)
      : syntaxMessage(reason, offset, text, depth);
  return { code: 'yaml-syntax', message, offset };
}

/** Undefined for the one error that js-yaml throws without a mark. */
function offsetOf(error: YAMLException): number | undefined {
  return error.mark?.position;
}

function secondDocument(text: string, depth: number): number | undefined {
  const start = readNodes(text, depth)[1]?.start;
  return start === undefined ? undefined : Math.max(text.lastIndexOf('---', start), 0);
}

function duplicateKey(text: string, offset: number | undefined, depth: number): string {
  for (const root of readNodes(text, depth)) {
    const pair = offset === undefined ? undefined : findDuplicate(root, offset);
    if (pair !== undefined) {
      const name = JSON.stringify(String(pair.second.result));
      return `The name ${name} is already used on line ${lineOf(text, pair.first.start)}`;
    }
  }
  return 'This name is already used in this object';
}

function findDuplicate(node: Node, offset: number): { first: Node; second: Node } | undefined {
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const second = next.children.find((child) => child.start === offset && isName(child.result));
    const first = next.children.find((child) => child !== second && isSameName(child, second));
    if (second !== undefined && first !== undefined) return { first, second };
    for (const child of next.children) waiting.push(child);
  }
  return undefined;
}

function isSameName(child: Node, other: Node | undefined): boolean {
  return other !== undefined && isName(child.result) && String(child.result) === String(other.result);
}
