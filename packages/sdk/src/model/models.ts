import type { Schema } from '@specshelf/contract';
import type { Open } from './open.js';

/**
 * An OpenAPI specification of an organization.
 *
 * @example
 * ```ts
 * const isReady = ({ processingState }: OpenAPISpec) => processingState === 'complete';
 * ```
 */
export interface OpenAPISpec extends Opened<Schema<'OpenAPISpec'>> {}

/**
 * The processing state of a specification. In the state `complete`, the last attempt has succeeded or failed.
 *
 * @example
 * ```ts
 * const finished: ProcessingState = 'complete';
 * ```
 */
export type ProcessingState = OpenAPISpec['processingState'];

/**
 * A problem that processing found in a source.
 *
 * @example
 * ```ts
 * const lineOf = ({ line, column, message }: ProcessingProblem) => `${line}:${column} ${message}`;
 * ```
 */
export interface ProcessingProblem extends Opened<Schema<'ProcessingProblem'>> {}

/**
 * A version of a specification.
 *
 * @example
 * ```ts
 * const dateOf = ({ createdAt }: OpenAPISpecVersion) => new Date(createdAt);
 * ```
 */
export interface OpenAPISpecVersion extends Opened<Schema<'OpenAPISpecVersion'>> {}

/**
 * A name for a version of a specification, such as `prod`, that can be moved.
 *
 * @example
 * ```ts
 * const describe = ({ name, version }: OpenAPISpecLabel) => `${name}: ${version}`;
 * ```
 */
export interface OpenAPISpecLabel extends Opened<Schema<'OpenAPISpecLabel'>> {}

/**
 * A change of a label. Without `from` the label was created, without `to` it was deleted.
 *
 * @example
 * ```ts
 * const describe = ({ from, to }: OpenAPISpecLabelMove) => `${from ?? 'none'} to ${to ?? 'none'}`;
 * ```
 */
export interface OpenAPISpecLabelMove extends Opened<Schema<'OpenAPISpecLabelMove'>> {}

/**
 * A cause of differences between two versions, with everything that it affects.
 *
 * @example
 * ```ts
 * const isBreaking = ({ impact }: OpenAPISpecChange) => impact === 'breaking';
 * ```
 */
export interface OpenAPISpecChange extends Opened<Schema<'OpenAPISpecChange'>> {}

/**
 * A version and its most severe changes.
 *
 * @example
 * ```ts
 * const messages = ({ changes }: OpenAPISpecChangelogEntry) => changes.map(({ message }) => message);
 * ```
 */
export interface OpenAPISpecChangelogEntry extends Opened<Schema<'OpenAPISpecChangelogEntry'>> {}

/**
 * What publishing a source would find.
 *
 * @example
 * ```ts
 * const mayPublish = ({ verdict }: OpenAPISpecCheck) => verdict === 'allowed';
 * ```
 */
export interface OpenAPISpecCheck extends Opened<Schema<'OpenAPISpecCheck'>> {}

/**
 * A change that a person accepts although the compatibility settings refuse it.
 *
 * @example
 * ```ts
 * const expiry = ({ expiresAt }: OpenAPISpecAcknowledgment) => new Date(expiresAt);
 * ```
 */
export interface OpenAPISpecAcknowledgment extends Opened<Schema<'OpenAPISpecAcknowledgment'>> {}

/**
 * A publication of the content of a version.
 *
 * @example
 * ```ts
 * const commitOf = ({ provenance }: OpenAPISpecPublication) => provenance?.commit;
 * ```
 */
export interface OpenAPISpecPublication extends Opened<Schema<'OpenAPISpecPublication'>> {}

/**
 * The readers of a version in the last 30 days.
 *
 * @example
 * ```ts
 * const isUnused = ({ reads }: OpenAPISpecUsage) => reads.length === 0;
 * ```
 */
export interface OpenAPISpecUsage extends Opened<Schema<'OpenAPISpecUsage'>> {}

/**
 * The processed files of a version.
 *
 * @example
 * ```ts
 * const pathsOf = ({ filesystem }: OpenAPISpecVersionContent) => filesystem.map(({ dir, filename }) => dir + filename);
 * ```
 */
export interface OpenAPISpecVersionContent extends Opened<Schema<'OpenAPISpecVersionContent'>> {}

/**
 * The files of a version as they were submitted or fetched.
 *
 * @example
 * ```ts
 * const pathsOf = ({ files }: OpenAPISpecVersionSource) => files.map(({ path }) => path);
 * ```
 */
export interface OpenAPISpecVersionSource extends Opened<Schema<'OpenAPISpecVersionSource'>> {}

/**
 * A file that was submitted or fetched.
 *
 * @example
 * ```ts
 * const describe = ({ path, size }: SourceFile) => `${path}, ${size} bytes`;
 * ```
 */
export interface SourceFile extends Opened<Schema<'SourceFile'>> {}

/**
 * One file of a version.
 *
 * @example
 * ```ts
 * const list = ({ dir, filename }: FilesystemEntry) => console.log(dir, filename);
 * ```
 */
export interface FilesystemEntry extends Opened<Schema<'FilesystemEntry'>> {}

/**
 * The entry file of a version, exactly as it was uploaded or fetched.
 *
 * @example
 * ```ts
 * const textOf = ({ text }: OpenAPISpecVersionRaw) => text;
 * ```
 */
export interface OpenAPISpecVersionRaw extends Opened<Schema<'OpenAPISpecVersionRaw'>> {}

/**
 * An OpenAPI document.
 *
 * @example
 * ```ts
 * const document: OpenAPIDocument = await client.specs.getPublished({
 *   organizationId: 'acme',
 *   specSlug: 'pets',
 * });
 * ```
 */
export type OpenAPIDocument = Schema<'OpenAPIDocument'>;

/**
 * A generated document: the body of a page, as a tree of nodes.
 *
 * @example
 * ```ts
 * const sizeOf = ({ nodes }: Document) => nodes.length;
 * ```
 */
export type Document = Schema<'Document'>;

/**
 * A block of a document, discriminated by `type`.
 *
 * @example
 * ```ts
 * const isHeading = ({ type }: DocumentBlock) => type.startsWith('heading-');
 * ```
 */
export type DocumentBlock = Schema<'DocumentBlock'>;

/**
 * Generated pages and files.
 *
 * @example
 * ```ts
 * const titles = ({ pages }: ComputedRevision) => pages.map(({ title }) => title);
 * ```
 */
export type ComputedRevision = Schema<'ComputedRevision'>;

/**
 * A generated page.
 *
 * @example
 * ```ts
 * const titleOf = ({ title }: RevisionPage) => title;
 * ```
 */
export type RevisionPage = Schema<'RevisionPage'>;

/**
 * A file that generated pages refer to.
 *
 * @example
 * ```ts
 * const nameOf = ({ name }: RevisionFile) => name;
 * ```
 */
export type RevisionFile = Schema<'RevisionFile'>;

/**
 * The options of the generator `builtin:openapi`.
 *
 * @example
 * ```ts
 * const props: BuiltinOpenAPIProps = { models: true, grouping: 'by-tag' };
 * ```
 */
export type BuiltinOpenAPIProps = Schema<'BuiltinOpenAPIProps'>;

/**
 * An organization.
 *
 * @example
 * ```ts
 * const titleOf = ({ title }: Organization) => title;
 * ```
 */
export interface Organization extends Opened<Schema<'Organization'>> {}

/**
 * The user that a token authenticates.
 *
 * @example
 * ```ts
 * const greet = ({ displayName }: User) => `Hello ${displayName}`;
 * ```
 */
export interface User extends Opened<Schema<'User'>> {}

/**
 * An access token, without its secret.
 *
 * @example
 * ```ts
 * const isUsable = ({ state }: AccessToken) => state === 'active';
 * ```
 */
export interface AccessToken extends Opened<Schema<'AccessToken'>> {}

/**
 * A new access token with its secret.
 *
 * @example
 * ```ts
 * const headersWith = ({ secret }: CreatedAccessToken) => ({ authorization: `Bearer ${secret}` });
 * ```
 */
export interface CreatedAccessToken extends Opened<Schema<'CreatedAccessToken'>> {}

/**
 * A device login that has started.
 *
 * @example
 * ```ts
 * const instruction = ({ userCode, verificationUrl }: DeviceLogin) => `Enter ${userCode} at ${verificationUrl}.`;
 * ```
 */
export interface DeviceLogin extends Opened<Schema<'DeviceLogin'>> {}

/**
 * The state of a device login, discriminated by `state`, with the token if it is `approved`.
 *
 * @example
 * ```ts
 * const secretOf = (result: DeviceLoginResult) => (result.state === 'approved' ? result.created.secret : undefined);
 * ```
 */
export type DeviceLoginResult = Schema<'DeviceLoginResult'>;

/**
 * CI jobs that may publish without a stored token.
 *
 * @example
 * ```ts
 * const describe = ({ name, repository }: TrustedPublisher) => `${name}: ${repository}`;
 * ```
 */
export interface TrustedPublisher extends Opened<Schema<'TrustedPublisher'>> {}

/**
 * A change in an organization, and its actor.
 *
 * @example
 * ```ts
 * const line = ({ createdAt, actor, action }: AuditEvent) => `${createdAt} ${actor} ${action}`;
 * ```
 */
export interface AuditEvent extends Opened<Schema<'AuditEvent'>> {}

/**
 * A part of a specification that matches a search: the specification itself, an operation, a webhook, a schema, or a page.
 *
 * @example
 * ```ts
 * const describe = ({ spec, method, path, title }: SearchResult) => `${spec}: ${method ?? ''} ${path ?? title}`;
 * ```
 */
export interface SearchResult extends Opened<Schema<'SearchResult'>> {}

/** A schema whose enums accept unknown values, except for `object`, the discriminator of resources. */
export type Opened<T> = T extends string
  ? string extends T
    ? T
    : Open<T>
  : T extends readonly (infer Item)[]
    ? Opened<Item>[]
    : T extends object
      ? { [Key in keyof T]: Key extends 'object' ? T[Key] : Opened<T[Key]> }
      : T;
