import { isObject, type JSONObject, type JSONValue, member, nameOfKind } from '../json/json.js';
import type { OpenAPIVersion } from '../structure/openapi-objects.js';
import { foreignValue } from './foreign-text.js';

export interface Version {
  readonly field: 'openapi' | 'swagger';
  /** As it is written, or as it is meant when it was written as a number. */
  readonly text: string;
  /** The tables that describe it. */
  readonly rules: OpenAPIVersion | '2.0';
  readonly warning?: { readonly code: string; readonly message: string };
}

interface NoVersion {
  readonly code: 'not-openapi' | 'unsupported-version' | 'empty';
  readonly message: string;
  readonly pointer?: string[];
}

export type VersionedDocument = { root: JSONObject; version: Version } | { error: NoVersion };

/** `written` gives the source text of a number: 3.10 is not 3.1. */
export function findVersion(root: JSONValue, written: (pointer: string[]) => string): VersionedDocument {
  if (root === null) {
    return { error: { code: 'empty', message: 'The text holds no value' } };
  }
  const field = isObject(root)
    ? (['openapi', 'swagger'] as const).find((name) => Object.hasOwn(root, name))
    : undefined;
  if (!isObject(root) || field === undefined) {
    return {
      error: {
        code: 'not-openapi',
        message: `This is not an OpenAPI description, but ${foreignValue(root)}`,
        pointer: [],
      },
    };
  }
  const value = member(root, field);
  const text = typeof value === 'number' ? written([field]) : value;
  const version = typeof text === 'string' ? versionOf(field, text.trim(), text !== value) : undefined;
  if (version !== undefined) {
    return { root, version };
  }
  const found = typeof text === 'string' ? JSON.stringify(text) : nameOfKind(value ?? null);
  const message = `The version in \`${field}\`, ${found}, is not supported: use 2.0, 3.0, 3.1 or 3.2`;
  return { error: { code: 'unsupported-version', message, pointer: [field] } };
}

function versionOf(field: 'openapi' | 'swagger', text: string, number: boolean): Version | undefined {
  const [, major, minor, patch, rest] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[\w.-]+)?$/.exec(text) ?? [];
  if (field === 'swagger') {
    return major === '2' && (minor ?? '0') === '0' && rest === undefined ? swagger(text, number) : undefined;
  }
  if (major !== '3') {
    return undefined;
  }
  const whole = `3.${minor ?? '0'}.${patch ?? '0'}${rest ?? ''}`;
  const rules = rulesOf(minor ?? '0');
  const code = 'unusual-version';
  if (number) {
    const message = `openapi is a number and must be text: it is read as "${whole}"`;
    return { field, text: whole, rules, warning: { code: 'number-for-text', message } };
  }
  if (patch === undefined) {
    const message = `openapi "${text}" lacks its third number: it is read as "${whole}"`;
    return { field, text: whole, rules, warning: { code, message } };
  }
  if (rest !== undefined || !['0', '1', '2'].includes(minor ?? '')) {
    const message = `openapi "${text}" is not a version this registry knows: it is read as ${rules}`;
    return { field, text, rules, warning: { code, message } };
  }
  return { field, text, rules };
}

function swagger(text: string, number: boolean): Version {
  const version = { field: 'swagger', text: '2.0', rules: '2.0' } as const;
  if (number) {
    const message = 'swagger is a number and must be text: it is read as "2.0"';
    return { ...version, warning: { code: 'number-for-text', message } };
  }
  if (text !== '2.0') {
    const message = `swagger "${text}" is not written as a version should be: it is read as "2.0"`;
    return { ...version, warning: { code: 'unusual-version', message } };
  }
  return version;
}

function rulesOf(minor: string): OpenAPIVersion {
  return minor === '0' ? '3.0' : minor === '1' ? '3.1' : '3.2';
}
