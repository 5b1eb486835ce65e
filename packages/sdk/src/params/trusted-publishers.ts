import type { OrgRef } from './references.js';

/**
 * A trusted publisher to create. At least one of `branches`, `tags`, and `pullRequests` is required.
 *
 * @example
 * ```ts
 * const publisher: NewTrustedPublisher = {
 *   name: 'Pets',
 *   provider: 'github',
 *   repository: 'acme/pets',
 *   branches: ['main'],
 *   specSlugs: ['pets'],
 *   scopes: ['openapi:write'],
 * };
 * ```
 */
export interface NewTrustedPublisher {
  /** A name for people. */
  name: string;
  /** The CI service: GitHub Actions or GitLab CI. */
  provider: 'github' | 'gitlab';
  /** The issuer of the identity tokens. Default: that of github.com or gitlab.com. */
  issuer?: string | undefined;
  /** The repository, `owner/name`; for GitLab the path of the project with its groups. */
  repository: string;
  /** The ID of the repository. Default: that of the first accepted identity token. */
  repositoryId?: string | undefined;
  /** Patterns of branches, such as `main` or `release/*`. Default: none. */
  branches?: string[] | undefined;
  /** Patterns of tags, such as `v*`. Default: none. */
  tags?: string[] | undefined;
  /** Whether jobs of pull requests are accepted, which can have the scope `openapi:read` only. Default: false. */
  pullRequests?: boolean | undefined;
  /** The deployment environment that jobs must use. Default: any, or none. */
  environment?: string | undefined;
  /** Patterns of the specifications that jobs may access, such as `pets` or `pets-*`. */
  specSlugs: string[];
  /** The scopes of the tokens, each of which the client's own token must have. */
  scopes: ('openapi:acknowledge' | 'openapi:read' | 'openapi:write')[];
}

/**
 * A trusted publisher.
 *
 * @example
 * ```ts
 * const publisher: TrustedPublisherRef = { organizationId: 'acme', trustedPublisherId: 'p4k8w2m6r1c9' };
 * ```
 */
export interface TrustedPublisherRef extends OrgRef {
  /** The ID of the trusted publisher. */
  trustedPublisherId: string;
}
