import type { Schema } from '@specshelf/contract';
import type { SchemaUses, SiteMap, SitePage, SpecOverview } from '@specshelf/generator';
import type { SearchEntry } from '@specshelf/search';
import type { Principal } from '../base/ports/access/principal.js';
import type { ChangeSelection } from '../base/ports/changes/selected-changes.js';
import type {
  OpenAPISpecRecord,
  OpenAPISpecSummary,
  OpenAPISpecVersionRecord,
} from '../base/ports/records.js';

/** Reads documentation pages for visitors, who may have no token. */
export interface Reader {
  /**
   * Opens the shown version of a specification, or the given one, if the specification is public or the principal may read it. All
   * others do not exist: `notFound`. So do a public specification without any version, and versions that are not published, except for
   * members.
   */
  open(place: ReaderPlace, principal: Principal | undefined): Promise<OpenedSpec>;
  /** Opens a document that is not stored, in one file. Throws if it cannot be processed. */
  openText(document: ReaderText): Promise<ReadableVersion>;
}

interface ReaderText {
  /** Names the document in the IDs of its pages. */
  name: string;
  text: string;
  /** The URL of its pages, without their paths. */
  pagesURL: string;
}

export interface ReaderPlace {
  organizationId: string;
  specSlug: string;
  /** The ID of a version, `latest`, or `label:` and a label. Default: the version of the default label, otherwise the latest. */
  versionId?: string;
}

export interface ReadableSpecsQuery {
  /** Words of the name, the slug, the owner, or the tags. */
  q?: string;
  owner?: string;
  /** Selects specifications that have this label. */
  label?: string;
  /** The `next` of the page before. */
  page?: string;
  /** Default and maximum: 50. */
  limit?: number;
}

/** A page of the specifications that a visitor may read. It may be empty although there are more. */
export interface ReadableSpecs {
  /** The stored ID of the organization; absent if it does not exist. */
  organizationId?: string;
  items: readonly OpenAPISpecSummary[];
  /** The cursor of the next page, if there may be more. */
  next?: string;
}

/** A specification, and one of its versions if there is one. */
export interface OpenedSpec {
  spec: OpenAPISpecRecord;
  /** Absent while the first content is processed, or when it cannot be processed. */
  version?: ReadableVersion;
}

export interface ReadableVersion {
  record: OpenAPISpecVersionRecord;
  /** Whether the address without a version shows it: it has the default label, or is the latest version without one. */
  isDefault: boolean;
  /** Whether the visitor may see how it differs from the version before, which is false if that is not published. */
  showsChanges: boolean;
  /** Equal for two requests exactly when their pages are equal, for ETags: the contents of the version, and the release of the server. */
  identity: string;
  overview(): Promise<SpecOverview>;
  siteMap(): Promise<SiteMap>;
  /** What a search in the version finds. */
  searchIndex(): Promise<VersionIndex>;
  /**
   * The document of a page of the site map, with the parts of the specification that it shows. `depth` is the number of references
   * between schemas that it follows; default: 2.
   */
  document(page: SitePage, depth?: number): Promise<Schema<'Document'>>;
  /** A document with one block of the type `openapi-schemas`. Undefined when there is no such schema. */
  schema(name: string, depth?: number): Promise<Schema<'Document'> | undefined>;
  /** The parts that refer to a schema. */
  schemaUses(name: string): Promise<SchemaUses>;
  /** How a part differs from the version before. Undefined if it does not, if the versions have not been compared, or without `showsChanges`. */
  changes(selection: ChangeSelection): Promise<PageChanges | undefined>;
}

/** The documents of a version: the specification, operations, webhooks, and pages in the order of the navigation, then schemas. */
export interface VersionIndex {
  /** The ranks of all documents, for `idsOfGeneration`. */
  ranks: Uint8Array;
  /** In order. Each is decoded when it is read. */
  chunks: readonly VersionIndexChunk[];
}

interface VersionIndexChunk {
  /** What results show. */
  readEntries(): Promise<SearchEntry[]>;
  /** The tokens of each document, separated by spaces. */
  readTokens(): string[];
}

/** The versions that documentation offers to open. */
export interface ReadableVersions {
  /** In alphabetical order. */
  labels: readonly ReadableLabel[];
  /** The newest versions first. Empty without the right to list versions. */
  versions: readonly ListedVersion[];
}

interface ReadableLabel extends ListedVersion {
  label: string;
}

export interface ListedVersion {
  id: string;
  createdAt: string;
  documentVersion?: string;
}

/** How a part of a version differs from the version before. */
export interface PageChanges {
  /** The version before. Absent if it has been removed. */
  since?: ListedVersion;
  /** The numbers of changes. */
  summary: Schema<'ChangeSummary'>;
  /** The most severe changes. */
  items: readonly ReadableChange[];
}

/** The changelog that a visitor may read. */
export interface ReadableChangelog {
  /** Differs if the content does, except for the settings of the specification. */
  key: string;
  /** Newest first. */
  entries: readonly ReadableChangelogEntry[];
  /** Reads the most severe changes of the versions, by the ID of the version. */
  first(): Promise<ReadonlyMap<string, readonly ReadableChange[]>>;
}

/** A version in the changelog that a visitor may read. */
export interface ReadableChangelogEntry extends ListedVersion {
  labels: readonly string[];
  /** Absent for the first version, and before versions are compared. */
  changes?: { summary: Schema<'ChangeSummary'>; bump: Schema<'ChangeBump'> };
}

/** A change without places in source files, which only members see, or the first of equal ones. */
export interface ReadableChange
  extends Pick<Schema<'OpenAPISpecChange'>, 'id' | 'impact' | 'message' | 'operations' | 'operationCount'> {
  /** The number of equal changes. The operations are those of the first one. */
  places: number;
}
