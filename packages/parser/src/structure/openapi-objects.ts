import { compileTable } from './compile-table.js';
import type { ObjectTable } from './object-table.js';
import { openapiDefinitions } from './openapi-definitions.js';

/** The name of an object in the OpenAPI 3.x specification. */
export type ObjectKind = keyof typeof openapiDefinitions;

export const isObjectKind = (kind: string): kind is ObjectKind => Object.hasOwn(openapiDefinitions, kind);

const tables = {
  '3.0': compileTable(openapiDefinitions, '3.0'),
  '3.1': compileTable(openapiDefinitions, '3.1'),
  '3.2': compileTable(openapiDefinitions, '3.2'),
};

export type OpenAPIVersion = keyof typeof tables;

export const openapiObjects = (version: OpenAPIVersion): ObjectTable => tables[version];
