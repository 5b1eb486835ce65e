import type { Schema } from '@specshelf/contract';
import type { Open } from './open.js';

/** An OpenAPI specification of an organization. */
export interface OpenAPISpec extends Opened<Schema<'OpenAPISpec'>> {}

/** Where a specification stands. `complete`: the last attempt has ended, well or badly. */
export type ProcessingState = OpenAPISpec['processingState'];

/** One thing that was found while a source was processed. */
export interface ProcessingProblem extends Opened<Schema<'ProcessingProblem'>> {}

/** A version of a specification. */
export interface OpenAPISpecVersion extends Opened<Schema<'OpenAPISpecVersion'>> {}

/** The processed files of a version. */
export interface OpenAPISpecVersionContent extends Opened<Schema<'OpenAPISpecVersionContent'>> {}

/** One file of a version. */
export interface FilesystemEntry extends Opened<Schema<'FilesystemEntry'>> {}

/** The entry file of a version, exactly as it was given or fetched. */
export interface OpenAPISpecVersionRaw extends Opened<Schema<'OpenAPISpecVersionRaw'>> {}

/** An OpenAPI document. */
export type OpenAPIDocument = Schema<'OpenAPIDocument'>;

/** A generated document: the body of a page, as a tree of nodes. */
export type Document = Schema<'Document'>;

/** A block of a document, told apart by `type`. */
export type DocumentBlock = Schema<'DocumentBlock'>;

/** Generated pages and files. */
export type ComputedRevision = Schema<'ComputedRevision'>;

/** A generated page. */
export type RevisionPage = Schema<'RevisionPage'>;

/** A file that generated pages refer to. */
export type RevisionFile = Schema<'RevisionFile'>;

/** The options of the generator `builtin:openapi`. */
export type BuiltinOpenAPIProps = Schema<'BuiltinOpenAPIProps'>;

/** An organization. */
export interface Organization extends Opened<Schema<'Organization'>> {}

/** Whom a token speaks for. */
export interface User extends Opened<Schema<'User'>> {}

/** A type of the document with its enums open, but for `object`, by which resources are told apart. */
type Opened<T> = T extends string
  ? string extends T
    ? T
    : Open<T>
  : T extends readonly (infer Item)[]
    ? Opened<Item>[]
    : T extends object
      ? { [Key in keyof T]: Key extends 'object' ? T[Key] : Opened<T[Key]> }
      : T;
