import { defined } from '@specshelf/base/defined';
import type { CIProvider } from '../../base/ports/access/trusted-publishers.js';

export type Claims = Readonly<Record<string, unknown>>;

/** A branch or tag that a job runs for. */
export interface JobRef {
  kind: 'branch' | 'tag';
  name: string;
}

/** How a CI service describes a job in an identity token. */
export interface Provider {
  title: string;
  /** The issuer of the public service. */
  issuer: string;
  /** The names of claims. */
  claims: {
    repository: string;
    repositoryId: string;
    event: string;
    run: string;
    user: string;
  };
  /** Events of pull requests, whose code may be without a review. */
  pullRequestEvents: readonly string[];
  /** Events for which the claims name a branch whose code is not all that the job may run. */
  refusedEvents: readonly string[];
  /** Returns the branch or tag of a job; undefined for other references. */
  readRef(claims: Claims): JobRef | undefined;
  /** Whether the case of environment names is significant. */
  hasCaseSensitiveEnvironments: boolean;
  isRepository(path: string): boolean;
  repositoryForm: string;
}

// See docs/decisions/0059-publish-from-ci-with-identity-tokens.md for the refused events.
export const providers: Readonly<Record<CIProvider, Provider>> = {
  github: {
    title: 'GitHub Actions',
    issuer: 'https://token.actions.githubusercontent.com',
    claims: {
      repository: 'repository',
      repositoryId: 'repository_id',
      event: 'event_name',
      run: 'run_id',
      user: 'actor',
    },
    pullRequestEvents: ['pull_request'],
    refusedEvents: ['pull_request_target'],
    readRef: ({ ref }) => {
      const [, kind, name] = /^refs\/(heads|tags)\/(.+)$/s.exec(textOf(ref) ?? '') ?? [];
      return name === undefined ? undefined : { kind: kind === 'heads' ? 'branch' : 'tag', name };
    },
    hasCaseSensitiveEnvironments: false,
    isRepository: (path) => /^[A-Za-z0-9_-]+\/[A-Za-z0-9._-]+$/.test(path),
    repositoryForm: 'owner/name',
  },
  gitlab: {
    title: 'GitLab CI',
    issuer: 'https://gitlab.com',
    claims: {
      repository: 'project_path',
      repositoryId: 'project_id',
      event: 'pipeline_source',
      run: 'pipeline_id',
      user: 'user_login',
    },
    pullRequestEvents: ['merge_request_event', 'external_pull_request_event'],
    refusedEvents: ['parent_pipeline'],
    readRef: ({ ref, ref_type: kind }) => {
      const name = textOf(ref);
      return name !== undefined && (kind === 'branch' || kind === 'tag') ? { kind, name } : undefined;
    },
    hasCaseSensitiveEnvironments: true,
    isRepository: (path) => /^[\w.+-]+(?:\/[\w.+-]+)+$/.test(path),
    repositoryForm: 'group/project, with all groups',
  },
};

/** Returns a claim that is a text or a number. */
export function textOf(claim: unknown): string | undefined {
  if (typeof claim === 'number') return String(claim);
  return typeof claim === 'string' && claim !== '' ? claim : undefined;
}

/** Returns the facts about a job for the audit log. */
export function describeJob({ claims: names, readRef }: Provider, claims: Claims) {
  const ref = readRef(claims);
  return {
    repository: textOf(claims[names.repository]) ?? '',
    ref:
      ref === undefined
        ? (textOf(claims['ref']) ?? '')
        : `refs/${ref.kind === 'branch' ? 'heads' : 'tags'}/${ref.name}`,
    ...defined({
      commit: textOf(claims['sha']),
      run: textOf(claims[names.run]),
      environment: textOf(claims['environment']),
      user: textOf(claims[names.user]),
    }),
  };
}
