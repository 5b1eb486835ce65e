/** The variables that each CI system sets, for a push to the default branch, a tag, and a pull request. */
const sha = '4f1c92ab70d3e5f6a7b8c9d0e1f2a3b4c5d6e7f8';
const head = '9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a0b';

const github = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'saltwater/ferries',
  GITHUB_REPOSITORY_OWNER: 'saltwater',
  GITHUB_ACTOR: 'octocat',
  GITHUB_SHA: sha,
  GITHUB_RUN_ID: '1658821493',
  GITHUB_BASE_REF: '',
  GITHUB_HEAD_REF: '',
  RUNNER_OS: 'Linux',
};

export const githubPush = {
  env: {
    ...github,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
  },
  event: {
    ref: 'refs/heads/main',
    head_commit: {
      id: sha,
      message: 'Add sailings\n\nThey had no operation.',
      author: { name: 'Ann Smith', email: 'ann@saltwater.example', username: 'ann' },
    },
  },
};

export const githubTag = {
  env: {
    ...github,
    GITHUB_EVENT_NAME: 'release',
    GITHUB_REF: 'refs/tags/v1.2.0',
    GITHUB_REF_NAME: 'v1.2.0',
    GITHUB_REF_TYPE: 'tag',
  },
  event: { action: 'published', release: { tag_name: 'v1.2.0' } },
};

const pullRequest = {
  number: 17,
  title: 'Require a harbor',
  html_url: 'https://github.com/saltwater/ferries/pull/17',
  user: { login: 'bob' },
  head: { sha: head, ref: 'require-harbor' },
  base: { sha, ref: 'main' },
};

export const githubPullRequest = {
  env: {
    ...github,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REF: 'refs/pull/17/merge',
    GITHUB_REF_NAME: '17/merge',
    GITHUB_BASE_REF: 'main',
    GITHUB_HEAD_REF: 'require-harbor',
  },
  event: { action: 'synchronize', number: 17, pull_request: pullRequest },
};

/** Runs with the ref, the commit, and the secrets of the target branch. */
export const githubPullRequestTarget = {
  env: {
    ...github,
    GITHUB_EVENT_NAME: 'pull_request_target',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_BASE_REF: 'main',
    GITHUB_HEAD_REF: 'require-harbor',
  },
  event: { action: 'opened', number: 17, pull_request: pullRequest },
};

/** Runs with the ref and the commit of the default branch, and usually checks out the pull request. */
export const githubIssueComment = {
  env: { ...githubPush.env, GITHUB_EVENT_NAME: 'issue_comment' },
  event: {
    issue: {
      number: 17,
      pull_request: {
        url: 'https://api.github.com/repos/saltwater/ferries/pulls/17',
        html_url: 'https://github.com/saltwater/ferries/pull/17',
      },
    },
  },
};

export const githubReview = {
  env: {
    ...githubPullRequest.env,
    GITHUB_EVENT_NAME: 'pull_request_review',
    GITHUB_BASE_REF: '',
    GITHUB_HEAD_REF: '',
  },
  event: { review: { state: 'approved' }, pull_request: pullRequest },
};

export const githubWorkflowRun = {
  env: { ...githubPush.env, GITHUB_EVENT_NAME: 'workflow_run' },
  event: { workflow_run: { event: 'pull_request', head_branch: 'main', head_sha: head } },
};

export const githubMergeGroup = {
  env: {
    ...github,
    GITHUB_EVENT_NAME: 'merge_group',
    GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-17-4f1c92ab',
    GITHUB_REF_NAME: 'gh-readonly-queue/main/pr-17-4f1c92ab',
  },
  event: {
    merge_group: {
      head_sha: head,
      base_ref: 'refs/heads/main',
      base_sha: sha,
      head_commit: { message: 'Merge pull request #17' },
    },
  },
};

const gitlab = {
  CI: 'true',
  GITLAB_CI: 'true',
  CI_API_V4_URL: 'https://gitlab.com/api/v4',
  CI_COMMIT_AUTHOR: 'Ann Smith <ann@saltwater.example>',
  CI_COMMIT_SHA: sha,
  CI_COMMIT_TITLE: 'Add sailings',
  CI_PROJECT_ID: '278964',
  CI_PROJECT_PATH: 'saltwater/fleet/ferries',
  CI_PROJECT_URL: 'https://gitlab.com/saltwater/fleet/ferries',
  GITLAB_USER_LOGIN: 'ann',
};

export const gitlabPush = {
  ...gitlab,
  CI_COMMIT_BRANCH: 'main',
  CI_COMMIT_REF_NAME: 'main',
  CI_PIPELINE_SOURCE: 'push',
};

export const gitlabTag = { ...gitlab, CI_COMMIT_REF_NAME: 'v1.2.0', CI_COMMIT_TAG: 'v1.2.0' };

export const gitlabMergeRequest = {
  ...gitlab,
  CI_COMMIT_REF_NAME: 'require-harbor',
  CI_MERGE_REQUEST_DIFF_BASE_SHA: sha,
  CI_MERGE_REQUEST_IID: '17',
  CI_MERGE_REQUEST_PROJECT_ID: '278964',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'require-harbor',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: head,
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_MERGE_REQUEST_TITLE: 'Require a harbor',
  CI_PIPELINE_SOURCE: 'merge_request_event',
};

export const gitlabExternalPullRequest = {
  ...gitlab,
  CI_COMMIT_BRANCH: 'main',
  CI_COMMIT_REF_NAME: 'main',
  CI_EXTERNAL_PULL_REQUEST_IID: '17',
  CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME: 'main',
  CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: head,
  CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'release',
  CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: sha,
  CI_PIPELINE_URL: 'https://gitlab.com/saltwater/fleet/ferries/-/pipelines/88',
};

const jenkins = {
  BUILD_NUMBER: '88',
  BUILD_URL: 'https://ci.saltwater.example/job/ferries/job/main/88/',
  GIT_COMMIT: sha,
  GIT_URL: 'https://robot:s3cret@git.saltwater.example/saltwater/ferries.git',
  JENKINS_URL: 'https://ci.saltwater.example/',
  JOB_NAME: 'ferries/main',
};

export const jenkinsBranch = {
  ...jenkins,
  BRANCH_NAME: 'main',
  GIT_BRANCH: 'main',
  GIT_LOCAL_BRANCH: 'main',
};
/** A job that is not a multibranch pipeline. */
export const jenkinsFreestyle = {
  ...jenkins,
  GIT_BRANCH: 'origin/release/1',
  GIT_URL: 'git@github.com:saltwater/ferries.git',
};
export const jenkinsTag = { ...jenkins, BRANCH_NAME: 'v1.2.0', TAG_NAME: 'v1.2.0' };
export const jenkinsChange = {
  ...jenkins,
  BRANCH_NAME: 'PR-17',
  CHANGE_AUTHOR: 'bob',
  CHANGE_AUTHOR_DISPLAY_NAME: 'Bob Jones',
  CHANGE_BRANCH: 'require-harbor',
  CHANGE_ID: '17',
  CHANGE_TARGET: 'main',
  CHANGE_TITLE: 'Require a harbor',
  CHANGE_URL: 'https://github.com/saltwater/ferries/pull/17',
  GIT_BRANCH: 'PR-17',
};

/** A job of the plugin for GitLab, for a merge request of a branch of a fork. */
export const jenkinsMergeRequest = {
  ...jenkins,
  GIT_BRANCH: 'origin/main',
  gitlabMergeRequestIid: '17',
  gitlabMergeRequestTitle: 'Require a harbor',
  gitlabSourceBranch: 'main',
  gitlabTargetBranch: 'main',
};

const azure = {
  BUILD_BUILDID: '4711',
  BUILD_REPOSITORY_NAME: 'ferries',
  BUILD_REPOSITORY_PROVIDER: 'TfsGit',
  BUILD_REPOSITORY_URI: 'https://saltwater@dev.azure.com/saltwater/Sea%20Lines/_git/ferries',
  BUILD_REQUESTEDFOR: 'Ann Smith',
  BUILD_SOURCEVERSION: sha,
  BUILD_SOURCEVERSIONMESSAGE: 'Add sailings',
  SYSTEM_COLLECTIONURI: 'https://dev.azure.com/saltwater/',
  SYSTEM_TEAMPROJECT: 'Sea Lines',
  TF_BUILD: 'True',
};

export const azurePush = { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/main', BUILD_SOURCEBRANCHNAME: 'main' };
export const azureTag = { ...azure, BUILD_SOURCEBRANCH: 'refs/tags/v1.2.0' };
export const azurePullRequest = {
  ...azure,
  BUILD_REPOSITORY_NAME: 'saltwater/ferries',
  BUILD_REPOSITORY_PROVIDER: 'GitHub',
  BUILD_SOURCEBRANCH: 'refs/pull/17/merge',
  BUILD_SOURCEVERSIONMESSAGE: `Merge ${head} into ${sha}`,
  SYSTEM_PULLREQUEST_PULLREQUESTID: '1208817',
  SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '17',
  SYSTEM_PULLREQUEST_SOURCEBRANCH: 'require-harbor',
  SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
  SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
};

const circleci = {
  CI: 'true',
  CIRCLECI: 'true',
  CIRCLE_BUILD_URL: 'https://circleci.com/gh/saltwater/ferries/88',
  CIRCLE_PROJECT_REPONAME: 'ferries',
  CIRCLE_PROJECT_USERNAME: 'saltwater',
  CIRCLE_REPOSITORY_URL: 'git@github.com:saltwater/ferries.git',
  CIRCLE_SHA1: sha,
  CIRCLE_USERNAME: 'ann',
};

export const circleciBranch = { ...circleci, CIRCLE_BRANCH: 'main' };
export const circleciTag = { ...circleci, CIRCLE_TAG: 'v1.2.0' };
/** The branch of a pull request. */
export const circleciPullRequest = {
  ...circleci,
  CIRCLE_BRANCH: 'require-harbor',
  CIRCLE_PULL_REQUEST: 'https://github.com/saltwater/ferries/pull/17',
};
export const circleciFork = {
  ...circleciPullRequest,
  CIRCLE_BRANCH: 'pull/17',
  CIRCLE_PR_NUMBER: '17',
  CIRCLE_PR_USERNAME: 'bob',
};

const buildkite = {
  BUILDKITE: 'true',
  BUILDKITE_BRANCH: 'main',
  BUILDKITE_BUILD_AUTHOR: 'Ann Smith',
  BUILDKITE_BUILD_URL: 'https://buildkite.com/saltwater/ferries/builds/88',
  BUILDKITE_COMMIT: sha,
  BUILDKITE_MESSAGE: 'Add sailings\n\nThey had no operation.',
  BUILDKITE_PULL_REQUEST: 'false',
  BUILDKITE_PULL_REQUEST_BASE_BRANCH: '',
  BUILDKITE_REPO: 'git@github.com:saltwater/ferries.git',
  BUILDKITE_TAG: '',
  CI: 'true',
};

export const buildkiteBranch = buildkite;
/** A build that a person started. */
export const buildkiteManual = { ...buildkite, BUILDKITE_COMMIT: 'HEAD', BUILDKITE_TAG: 'v1.2.0' };
export const buildkitePullRequest = {
  ...buildkite,
  BUILDKITE_BRANCH: 'require-harbor',
  BUILDKITE_PULL_REQUEST: '17',
  BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
};

const bitbucket = {
  BITBUCKET_BUILD_NUMBER: '88',
  BITBUCKET_BRANCH: 'main',
  BITBUCKET_COMMIT: sha,
  BITBUCKET_GIT_HTTP_ORIGIN: 'https://bitbucket.org/saltwater/ferries',
  BITBUCKET_REPO_FULL_NAME: 'saltwater/ferries',
  CI: 'true',
};

export const bitbucketBranch = bitbucket;
export const bitbucketPullRequest = {
  ...bitbucket,
  BITBUCKET_BRANCH: 'require-harbor',
  BITBUCKET_PR_DESTINATION_BRANCH: 'main',
  BITBUCKET_PR_ID: '17',
};

export const commits = { sha, head };
