import { describe, expect } from 'vitest';
import { githubJob, gitlabJob, hostIssuer } from '../../support/ci/ci-issuer.js';
import { createPublisher, exchange } from '../../support/ci/exchange.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function refusedJobsSuite(context: SuiteContext): void {
  describe('jobs that no trusted publisher accepts', () => {
    const refusalOf = async (token: string, organization?: string) => {
      const { status, body } = await exchange(context, token, organization);
      return [status, body.error?.type, body.error?.message] as const;
    };

    context.test('rejects an unknown issuer like an unknown organization', async () => {
      const ci = await hostIssuer(context, 'unknown');
      const token = await ci.sign(githubJob);
      for (const organization of ['acme', 'globex', 'missing']) {
        const [status, type, message] = await refusalOf(token, organization);
        expect([status, type]).toEqual([403, 'untrusted-publisher']);
        expect(message).toContain(
          `\`iss\` is "${ci.issuer}", and the organization "${organization}" has no trusted publisher`,
        );
      }
    });

    context.test('does not accept a job for another organization', async () => {
      const ci = await hostIssuer(context, 'tenants');
      await createPublisher(context, ci);
      await context.client('stranger').trustedPublishers.create({
        organizationId: 'globex',
        name: 'Secret plans',
        provider: 'github',
        issuer: ci.issuer,
        repository: 'globex/plans',
        branches: ['main'],
        specSlugs: ['plans'],
        scopes: ['openapi:write'],
      });
      const [status, , message] = await refusalOf(await ci.sign(githubJob), 'globex');
      expect([status, message]).toEqual([403, expect.stringContaining('`repository` is "acme/ferry"')]);
      // Nothing about the trusted publishers for other repositories.
      expect(message).not.toMatch(/plans|main/);
    });

    for (const [job, claims, part] of [
      ['of another repository', { repository: 'acme/other' }, '`repository` is "acme/other"'],
      ['without a repository', { repository: undefined }, '`repository` is missing'],
      ['without the ID of its repository', { repository_id: undefined }, '`repository_id` is missing'],
      ['of another branch', { ref: 'refs/heads/feature' }, '`ref` is "refs/heads/feature"'],
      ['of a branch with a longer name', { ref: 'refs/heads/main2' }, 'Accepted branches: main; tags: none.'],
      ['of a tag with the name of a branch', { ref: 'refs/tags/main' }, '`ref` is "refs/tags/main"'],
      ['of a pull request', { event_name: 'pull_request' }, '`event_name` is "pull_request"'],
      ['for a fork', { event_name: 'pull_request_target' }, '`event_name` is "pull_request_target"'],
      ['of another environment', { environment: 'staging' }, 'Accepted: "production"'],
      ['without an environment', { environment: undefined }, '`environment` is missing'],
    ] as const) {
      context.test(`rejects a job ${job}`, async () => {
        const ci = await hostIssuer(context, 'jobs');
        await createPublisher(context, ci, { repository: 'acme/unrelated', branches: ['*'] });
        await createPublisher(context, ci, { environment: 'production' });
        const refusal = await refusalOf(await ci.sign({ ...githubJob, ...claims }));
        expect(refusal).toEqual([403, 'untrusted-publisher', expect.stringContaining(part)]);
      });
    }

    for (const [job, claims, part] of [
      [
        'of a merge request',
        { pipeline_source: 'merge_request_event' },
        '`pipeline_source` is "merge_request',
      ],
      [
        'of a child pipeline',
        { pipeline_source: 'parent_pipeline' },
        '`pipeline_source` is "parent_pipeline"',
      ],
      ['of a branch with the name of a tag', { ref_type: 'branch' }, '(the branch "v1.2.0")'],
      ['of another project', { project_path: 'acme/ferry' }, '`project_path` is "acme/ferry"'],
    ] as const) {
      context.test(`rejects a job of GitLab CI ${job}`, async () => {
        const ci = await hostIssuer(context, 'gitlab-jobs');
        const repository = gitlabJob.project_path;
        await createPublisher(context, ci, { provider: 'gitlab', repository, branches: [], tags: ['v*'] });
        const refusal = await refusalOf(await ci.sign({ ...gitlabJob, ...claims }));
        expect(refusal).toEqual([403, 'untrusted-publisher', expect.stringContaining(part)]);
      });
    }

    context.test(
      'accepts jobs of pull requests that can only read, if a trusted publisher does',
      async () => {
        const ci = await hostIssuer(context, 'pull-requests');
        const checks = { branches: [], pullRequests: true, scopes: ['openapi:read' as const] };
        await createPublisher(context, ci, checks);
        const job = { ...githubJob, event_name: 'pull_request', ref: 'refs/pull/1/merge' };
        const { status, secret } = await exchange(context, await ci.sign(job));
        expect(status).toBe(201);
        const body = { source: { text: 'openapi: 3.1.0' } };
        const put = await context.request('PUT', '/v1/orgs/acme/openapi/ferry', { token: secret, body });
        expect(put.status).toBe(403);
        expect((await refusalOf(await ci.sign({ ...job, event_name: 'pull_request_target' })))[0]).toBe(403);
        expect((await refusalOf(await ci.sign({ ...job, event_name: 'push' })))[0]).toBe(403);
        await createPublisher(context, ci, {
          ...checks,
          provider: 'gitlab',
          repository: 'acme/platform/ferry',
        });
        const merge = { ...gitlabJob, pipeline_source: 'merge_request_event', ref_type: 'branch' };
        expect((await exchange(context, await ci.sign(merge))).status).toBe(201);
      },
    );
  });
}
