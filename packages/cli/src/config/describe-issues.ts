import { isObject } from '@specshelf/base/json';
import { toPointer } from '@specshelf/base/pointer';
import { similarName } from '@specshelf/base/similar-name';
import { locatePlaces } from '@specshelf/parser/locate-places';
import { placeText } from '../files/description.js';
import { configSchema, formsOfSpecs } from './config-schema.js';

/** A violation of the schema, as valibot reports it. */
export interface Issue {
  path?: readonly { key: unknown }[] | undefined;
  message: string;
}

/** Describes violations of the schema, each with its line and column in the text. */
export async function describeIssues(
  issues: readonly Issue[],
  content: unknown,
  { text, name }: { text: string; name: string },
): Promise<string[]> {
  const paths = issues.map(({ path = [] }) => path.map(({ key }) => String(key)));
  const places = await locatePlaces({ locations: [name], pointers: paths.map(toPointer) }, () => text);
  return issues.map(({ message }, index) => {
    const place = places[index] ?? { line: 1, column: 1 };
    const { line, column } = place;
    return `${placeText({ file: name, line, column })}: ${describe(message, paths[index] ?? [], content)}`;
  });
}

function describe(message: string, path: readonly string[], content: unknown): string {
  const key = path.at(-1);
  if (key === undefined) return `The configuration ${message}.`;
  const value = valueAt(content, path);
  const members = membersOf(path.slice(0, -1));
  if (members !== undefined && !members.includes(key)) {
    const similar = similarName(key, members);
    const advice =
      similar === undefined ? `The members are ${members.join(', ')}.` : `Did you mean ${similar}?`;
    return `There is no member ${nameOf(path)}. ${advice}`;
  }
  const printed = JSON.stringify(value);
  // An address may contain a password, and the other messages contain the value.
  const isShown = printed !== undefined && printed.length <= 100 && !printed.includes('@');
  const isComplete = message === formsOfSpecs || message.endsWith('.');
  if (isComplete) return `${nameOf(path)} ${message.replace(/\.$/, '')}.`;
  return `${nameOf(path)} ${message}${isShown && !message.includes('label') ? `, not ${printed}` : ''}.`;
}

/** Returns the members of the object at a path: of the root, or of an item of `specs`. */
function membersOf(path: readonly string[]): string[] | undefined {
  if (path.length === 0) return Object.keys(configSchema.entries);
  if (path.length !== 2 || path[0] !== 'specs') return undefined;
  return Object.keys(configSchema.entries.specs.wrapped.pipe[0].item.pipe[0].entries);
}

function valueAt(content: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) ? value[key] : undefined;
  }, content);
}

/** Such as `specs[0].slug`. */
function nameOf(path: readonly string[]): string {
  return path.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}
