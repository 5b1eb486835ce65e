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
  const to = (path: string) => prefix + path;
  const organization = (organizationId: string) => to(`/orgs/${encodeURIComponent(organizationId)}`);
  const spec = ({ organizationId, specSlug }: SpecPlace) =>
    `${organization(organizationId)}/openapi/${encodeURIComponent(specSlug)}`;
  const version = (place: SpecPlace, versionId: string) =>
    `${spec(place)}/versions/${encodeURIComponent(versionId)}`;
  return {
    to,
    signIn: to('/sign-in'),
    signOut: to('/sign-out'),
    signInFor: (page) => to(`/sign-in?to=${encodeURIComponent(page)}`),
    organization,
    spec,
    version,
    document: (place, versionId, format) => `${version(place, versionId)}/document.${format}`,
    published: ({ organizationId, specSlug }, format) =>
      to(`/published/${encodeURIComponent(organizationId)}/${encodeURIComponent(specSlug)}.${format}`),
  };
}
