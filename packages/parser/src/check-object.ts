import type { JSONValue } from './json.js';
import { nameOfKind } from './json.js';
import type { Field, Shape } from './object-table.js';
import { type Path, rootOf } from './path.js';
import type { ProblemList } from './problem-list.js';
import type { SourceFile } from './source-file.js';
import type { Step } from './walk.js';

export interface ObjectChecks {
  object(step: Step, reference: string | undefined): void;
  misfit(value: JSONValue, field: Field, path: Path): void;
  unknown(name: string, step: Step): void;
}

/** What the table of objects can tell of an object by itself. */
export function createObjectChecks(
  version: string,
  fileOf: (root: Path) => SourceFile,
  problems: ProblemList,
): ObjectChecks {
  const report = (code: string, severity: 'error' | 'warning', message: string, at: Path) =>
    problems.add({ code, severity, message, at, file: fileOf(rootOf(at)) });

  return {
    object({ value, type, path }, reference) {
      if (reference !== undefined) {
        return;
      }
      for (const name of type.required) {
        if (!Object.hasOwn(value, name)) {
          report(
            'missing-field',
            'error',
            `\`${name}\` is missing: ${article(type.kind)} object must have it`,
            path,
          );
        }
      }
      if (
        type.kind === 'OpenAPI' &&
        version !== '3.0' &&
        !containers.some((name) => Object.hasOwn(value, name))
      ) {
        report(
          'missing-field',
          'error',
          'At least one of `paths`, `webhooks` and `components` must be there',
          path,
        );
      }
    },
    misfit(value, field, path) {
      const message = `\`${path.token}\` must be ${expectation(field)}, found ${nameOfKind(value)}`;
      report('wrong-type', 'error', message, path);
    },
    unknown(name, { type, value, path }) {
      if (type.kind === 'OpenAPI' && name === 'swagger') {
        const message = 'A description has either `openapi` or `swagger`: it is read by `openapi`';
        report('two-versions', 'error', message, { parent: path, token: name });
      } else if (!Object.hasOwn(value, '$ref')) {
        const message = `\`${name}\` is not a field of ${article(type.kind)} object in ${versionName(version)}`;
        report('unknown-field', 'warning', message, { parent: path, token: name });
      }
    },
  };
}

const containers = ['paths', 'webhooks', 'components'];

const versionName = (version: string) => (version === '2.0' ? 'Swagger 2.0' : `OpenAPI ${version}`);

const article = (kind: string) => `${/^[AEIOU](?!ser)|^XML/.test(kind) ? 'an' : 'a'} ${kind}`;

const expectation = (field: Field): string => [...new Set(field.shapes.map(describe))].join(' or ');

function describe(shape: Shape): string {
  switch (shape.is) {
    case 'array':
      return `an array of ${plural(shape.item)}`;
    case 'object':
      return shape.type.map ? 'an object' : `${article(shape.type.kind)} object`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return 'text';
    default:
      return shape.is === 'integer' ? 'a whole number' : `a ${shape.is}`;
  }
}

function plural(item: Field): string {
  const shape = item.shapes[0];
  return shape?.is === 'object' ? `${shape.type.kind} objects` : shape?.is === 'string' ? 'text' : 'values';
}
