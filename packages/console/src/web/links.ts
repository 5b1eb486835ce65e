import { defined } from '@specshelf/base/defined';
import { appURL, labelDocsURL, organizationAppURL, publishedURL } from '@specshelf/service';

/** URLs in pages. They are paths, so that a visitor stays on the current host, which has the cookie. */
export interface Links {
  signIn: string;
  signOut: string;
  /** Sign-in that returns to a page. */
  signInFor(page: string): string;
  /** Sign-in at the identity provider, which returns to a page. */
  providerSignIn(page: string | undefined): string;
  organization(organizationId: string): string;
  spec(spec: SpecPlace): string;
  /** The form that creates a specification, or replaces the source of one. */
  publish(organizationId: string, options?: { from?: string; slug?: string | undefined }): string;
  /** The form that replaces a source that was submitted as one text, with this text. */
  edit(spec: SpecPlace): string;
  /** The text that the form begins with, as a file. */
  submittedText(spec: SpecPlace): string;
  /** The form that replaces the source of a specification by one of the same kind. */
  replace(organizationId: string, spec: { slug: string; sourceURL?: string }): string;
  /** State, problems, and versions of a specification, for members. */
  specStatus(spec: SpecPlace): string;
  /** Actions on a specification. */
  manage(spec: SpecPlace): string;
  version(spec: SpecPlace, versionId: string): string;
  /** The documentation of the version that a label points to. */
  labelDocs(spec: SpecPlace, label: string): string;
  /** The labels of a specification, for members. */
  labels(spec: SpecPlace): string;
  /** The history of a label. */
  label(spec: SpecPlace, label: string): string;
  /** The versions of a specification with their changes. Members see more of them. */
  changelog(spec: SpecPlace): string;
  /** The Atom feed of the changelog of a public specification. */
  changelogFeed(spec: SpecPlace): string;
  /** The form that compares two versions. */
  compare(spec: SpecPlace): string;
  /** The changes of a version, by default since the version before it. */
  changes(spec: SpecPlace, versionId: string, from?: string): string;
  /** The refused changes of the last run, with a form that acknowledges them. */
  refused(spec: SpecPlace): string;
  /** The list of all rules of changes, and the entry of one. */
  changeRules: string;
  changeRule(rule: string): string;
  /** The publications of a version. */
  publications(spec: SpecPlace, versionId: string): string;
  space(spaceId: string): string;
  /** The page that approves device logins. */
  device(query?: { code?: string; done?: string; organization?: string }): string;
  /** The access tokens of an organization. */
  tokens(organizationId: string): string;
  /** The CI jobs that may publish to an organization without a stored token. */
  trustedPublishers(organizationId: string): string;
  /** The results of a search in an organization, without its query. */
  search(organizationId: string): string;
  /** The suggestions of the search as JSON. */
  searchSuggestions(organizationId: string): string;
  /** The audit log of an organization. */
  audit(organizationId: string): string;
  /** The list of all rules that problems name, and the entry of one. */
  problemRules: string;
  problemRule(rule: string): string;
  /** The document of a version, for signed-in visitors. */
  document(spec: SpecPlace, versionId: string, format: DocumentFormat): string;
  /** A file of a version as it was submitted or fetched, and all of them, for signed-in visitors. */
  sourceFile(spec: SpecPlace, versionId: string, path: string): string;
  sourceArchive(spec: SpecPlace, versionId: string): string;
  /** The document of a public specification, without sign-in: of the version that a label points to, by default of the shown one. */
  published(spec: SpecPlace, format: DocumentFormat, label?: string): string;
  /** A page by its path on this server, without the prefix. */
  to(path: string): string;
}

type DocumentFormat = 'json' | 'yaml';

/** Identifies a specification. */
export interface SpecPlace {
  organizationId: string;
  specSlug: string;
}

/** Creates the links below a prefix: the path of `PUBLIC_URL` without a trailing slash. */
export function createLinks(prefix: string): Links {
  const at = { publicURL: prefix };
  const to = (path: string) => prefix + path;
  const version = (place: SpecPlace, versionId: string) => appURL(at, toRecord(place), versionId);
  const publish: Links['publish'] = (organizationId, { from, slug } = {}) => {
    const query = new URLSearchParams(defined({ from, slug })).toString();
    return `${organizationAppURL(at, organizationId)}/publish${query === '' ? '' : `?${query}`}`;
  };
  return {
    to,
    signIn: to('/sign-in'),
    signOut: to('/sign-out'),
    signInFor: (page) => to(`/sign-in?to=${encodeURIComponent(page)}`),
    providerSignIn: (page) =>
      to(`/sign-in/provider${page === undefined ? '' : `?to=${encodeURIComponent(page)}`}`),
    organization: (organizationId) => organizationAppURL(at, organizationId),
    publish,
    edit: ({ organizationId, specSlug }) =>
      `${publish(organizationId, { from: 'text', slug: specSlug })}&edit=1`,
    submittedText: (place) =>
      `${organizationAppURL(at, place.organizationId)}/openapi/${encodeURIComponent(place.specSlug)}/source.txt`,
    replace: (organizationId, { slug, sourceURL }) =>
      publish(organizationId, { from: sourceURL === undefined ? 'file' : 'url', slug }),
    spec: (place) => appURL(at, toRecord(place)),
    specStatus: (place) => `${appURL(at, toRecord(place))}/versions`,
    manage: (place) => `${appURL(at, toRecord(place))}/manage`,
    version,
    labelDocs: (place, label) => labelDocsURL(at, toRecord(place), label),
    labels: (place) => `${appURL(at, toRecord(place))}/labels`,
    label: (place, label) => `${appURL(at, toRecord(place))}/labels/${encodeURIComponent(label)}`,
    changelog: (place) => `${appURL(at, toRecord(place))}/changelog`,
    changelogFeed: (place) => `${appURL(at, toRecord(place))}/changelog.atom`,
    compare: (place) => `${appURL(at, toRecord(place))}/changes`,
    changes: (place, versionId, from) =>
      `${version(place, versionId)}/changes${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`,
    refused: (place) => `${appURL(at, toRecord(place))}/refused`,
    changeRules: to('/docs/changes'),
    changeRule: (rule) => to(`/docs/changes#${encodeURIComponent(rule)}`),
    publications: (place, versionId) => `${version(place, versionId)}/publications`,
    space: (spaceId) => to(`/spaces/${encodeURIComponent(spaceId)}`),
    device: (query = {}) => {
      const text = new URLSearchParams(query).toString();
      return to(`/device${text === '' ? '' : `?${text}`}`);
    },
    tokens: (organizationId) => `${organizationAppURL(at, organizationId)}/tokens`,
    trustedPublishers: (organizationId) => `${organizationAppURL(at, organizationId)}/trusted-publishers`,
    search: (organizationId) => `${organizationAppURL(at, organizationId)}/search`,
    searchSuggestions: (organizationId) => `${organizationAppURL(at, organizationId)}/search.json`,
    audit: (organizationId) => `${organizationAppURL(at, organizationId)}/audit`,
    problemRules: to('/docs/problems'),
    problemRule: (rule) => to(`/docs/problems/${encodeURIComponent(rule)}`),
    document: (place, versionId, format) => `${version(place, versionId)}/document.${format}`,
    sourceFile: (place, versionId, path) => `${version(place, versionId)}/source/${encodeURIComponent(path)}`,
    sourceArchive: (place, versionId) => `${version(place, versionId)}/source.zip`,
    published: (place, format, label) => publishedURL(at, toRecord(place), { format, label }),
  };
}

function toRecord({ organizationId, specSlug: slug }: SpecPlace): { organizationId: string; slug: string } {
  return { organizationId, slug };
}
