import { isObject } from '@specshelf/base/json';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '@specshelf/service';

// JSON is validated when it is read: a column may have been edited by hand.

type Changes = Omit<NonNullable<OpenAPISpecVersionRecord['changes']>, 'report'>;
type Compatibility = NonNullable<OpenAPISpecRecord['compatibility']>;
type Acknowledgments = OpenAPISpecRecord['acknowledgments'];

export function readChanges(column: string): Changes {
  const value: unknown = JSON.parse(column);
  if (!isChanges(value)) throw new Error(`A column does not contain the changes of a version: ${column}`);
  return value;
}

export function readCompatibility(column: string): Compatibility {
  const value: unknown = JSON.parse(column);
  if (!isCompatibility(value)) {
    throw new Error(`A column does not contain compatibility settings: ${column}`);
  }
  return value;
}

export function readAcknowledgments(column: string): Acknowledgments {
  const value: unknown = JSON.parse(column);
  if (!Array.isArray(value) || !value.every(isAcknowledgment)) {
    throw new Error(`A column does not contain a list of acknowledgments: ${column}`);
  }
  return value;
}

/** Does not check the groups: they were counted by this program, and are too many to check for each row. */
function isChanges(value: unknown): value is Changes {
  return (
    isObject(value) &&
    typeof value['from'] === 'string' &&
    isObject(value['tally']) &&
    Array.isArray(value['tally']['groups'])
  );
}

function isCompatibility(value: unknown): value is Compatibility {
  return (
    isObject(value) &&
    (value['rules'] === undefined || isObject(value['rules'])) &&
    (value['categories'] === undefined || Array.isArray(value['categories']))
  );
}

function isAcknowledgment(value: unknown): value is Acknowledgments[number] {
  return (
    isObject(value) &&
    ['change', 'acknowledgedAt', 'expiresAt', 'acknowledgedBy'].every(
      (name) => typeof value[name] === 'string',
    )
  );
}
