import { appURL, organizationAppURL, publishedURL } from '@specshelf/service';

/** Where the links of pages lead: paths only, so that whatever host a visitor came by, they stay there with their cookie. */
export interface Links {
  signIn: string;
  signOut: string;
  /** To sign in and come back to a page. */
  signInFor(page: string): string;
  organization(organizationId: string): string;
  spec(spec: SpecPlace): string;
  version(spec: SpecPlace, versionId: string): string;
  /** The document of a version, for those who are signed in. */
  document(spec: SpecPlace, versionId: string, format: DocumentFormat): string;
  /** The document of the latest version of a public specification, for everybody. */
  published(spec: SpecPlace, format: DocumentFormat): string;
  /** Any page, by its path as this server sees it. */
  to(path: string): string;
}

type DocumentFormat = 'json' | 'yaml';

/** Which specification is meant. */
export interface SpecPlace {
  organizationId: string;
  specSlug: string;
}

/** The prefix is the path under which a proxy offers this server, without a slash at the end. */
export function createLinks(prefix: string): Links {
  const at = { publicURL: prefix };
  const to = (path: string) => prefix + path;
  const version = (place: SpecPlace, versionId: string) => appURL(at, toRecord(place), versionId);
  return {
    to,
    signIn: to('/sign-in'),
    signOut: to('/sign-out'),
    signInFor: (page) => to(`/sign-in?to=${encodeURIComponent(page)}`),
    organization: (organizationId) => organizationAppURL(at, organizationId),
    spec: (place) => appURL(at, toRecord(place)),
    version,
    document: (place, versionId, format) => `${version(place, versionId)}/document.${format}`,
    published: (place, format) => publishedURL(at, toRecord(place), format),
  };
}

/** In the words of the service. */
function toRecord({ organizationId, specSlug: slug }: SpecPlace): { organizationId: string; slug: string } {
  return { organizationId, slug };
}
