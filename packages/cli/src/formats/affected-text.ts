import type { Change } from '@specshelf/changes';

/** Number of operations that are named. */
const mostNamed = 3;

/** Returns the affected operations, such as `POST /orgs (request application/json)`. Undefined if the message names them. */
export function affectedText({ operations, operationCount, message }: Change): string | undefined {
  const [first] = operations;
  if (first === undefined) return undefined;
  const isNamed = first.at === undefined && message.includes(`\`${first.path}\``);
  if (operationCount === 1 && isNamed) return undefined;
  const names = operations.slice(0, mostNamed).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  if (operationCount === 1) return first.at === undefined ? names.join() : `${names.join()} (${first.at})`;
  const more = operationCount - names.length;
  return `${operationCount} operations: ${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
