import { defined } from '@specshelf/base/defined';
import type { BodyOf, Schema } from '@specshelf/contract';
import { FormErrors } from '../form/form-errors.js';
import { formPage } from '../form/form-page.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import type { Actions } from '../page/action.js';
import { callOperation, requireSignIn, submitOperation } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { JobSetup } from './job-setup.js';
import { grantableScopes, PublisherForm } from './publisher-form.js';
import { PublisherList } from './publisher-list.js';

/**
 * The CI jobs that may publish without a stored token, with forms that add and delete them.
 * See docs/decisions/0059-publish-from-ci-with-identity-tokens.md.
 */
export const trustedPublishersActions: Actions = formPage({
  show: async (page, form) => {
    requireSignIn(page.principal);
    const { organizationId = '' } = page.params;
    const list = await callOperation(page, 'listTrustedPublishers', { organizationId });
    const organization = await callOperation(page, 'getOrganizationById', { organizationId });
    const user = await callOperation(page, 'getAuthenticatedUser', {});
    const audience = user.urls.location.replace(/\/v1\/user$/, '');
    return showPublishers({ page, form, organization, publishers: list.items, audience });
  },
  submit: async (page, values) => {
    const { organizationId = '' } = page.params;
    const trustedPublisherId = values.get('delete');
    if (trustedPublisherId !== null) {
      const path = { organizationId, trustedPublisherId };
      await submitOperation(page, { operationId: 'deleteTrustedPublisher', path, body: undefined });
    } else {
      const body = readPublisher(values);
      await submitOperation(page, { operationId: 'createTrustedPublisher', path: { organizationId }, body });
    }
    return page.links.trustedPublishers(organizationId);
  },
  fields: Object.fromEntries(
    [
      ...['name', 'provider', 'issuer', 'repository', 'repositoryId', 'branches', 'tags', 'environment'],
      ...['specSlugs', 'scopes'],
    ].map((name) => [`/body/${name}`, name]),
  ),
});

type NewPublisher = BodyOf<'createTrustedPublisher'>;

const publisherScopes = ['openapi:acknowledge', 'openapi:read', 'openapi:write'] as const;

function readPublisher(values: URLSearchParams): NewPublisher {
  const text = (name: string) => values.get(name)?.trim() || undefined;
  const list = (name: string) => (values.get(name) ?? '').split(/[\s,]+/).filter((pattern) => pattern !== '');
  const [name, repository] = [text('name'), text('repository')];
  const specSlugs = list('specSlugs');
  const scopes = publisherScopes.filter((scope) => values.getAll('scopes').includes(scope));
  const refs = {
    branches: list('branches'),
    tags: list('tags'),
    pullRequests: values.has('pullRequests'),
  };
  const problems = {
    ...(name === undefined && { name: 'Enter a name.' }),
    ...(repository === undefined && { repository: 'Enter the repository.' }),
    ...(refs.branches.length + refs.tags.length === 0 &&
      !refs.pullRequests && { branches: 'Enter a branch or tag, or choose pull requests; * accepts all.' }),
    ...(specSlugs.length === 0 && { specSlugs: 'Enter at least one specification; * accepts all.' }),
    ...(scopes.length === 0 && { scopes: 'Choose at least one scope.' }),
  };
  if (name === undefined || repository === undefined || Object.keys(problems).length > 0)
    throw invalidForm(problems);
  const [issuer, repositoryId, environment] = ['issuer', 'repositoryId', 'environment'].map(text);
  return {
    ...{ name, provider: values.get('provider') === 'gitlab' ? 'gitlab' : 'github', repository },
    ...{ ...refs, specSlugs, scopes },
    ...defined({ issuer, repositoryId, environment }),
  };
}

interface ShowOptions {
  page: PageRequest;
  form: FormState;
  organization: Schema<'Organization'>;
  publishers: readonly Schema<'TrustedPublisher'>[];
  /** The public URL of the server. */
  audience: string;
}

function showPublishers({
  page,
  form,
  organization: { id, title },
  publishers,
  audience,
}: ShowOptions): PageContent {
  const action = page.links.trustedPublishers(id);
  const scopes = grantableScopes(requireSignIn(page.principal), id, publisherScopes);
  return {
    title: `Trusted publishers of ${title}`,
    content: (
      <>
        <div class="page-head">
          <h1>Trusted publishers</h1>
          <span class="quiet">{`${publishers.length.toLocaleString('en')} in ${title}`}</span>
        </div>
        <p>
          CI jobs that publish without a stored token: GitHub Actions or GitLab CI vouches for the job, and
          the job gets a token for ten minutes. <a href={page.links.tokens(id)}>All access tokens</a>
        </p>
        <FormErrors form={form} />
        {publishers.length > 0 ? (
          <PublisherList publishers={publishers} action={action} now={page.now} />
        ) : (
          <div class="empty">
            <p>No trusted publishers yet. Add the first one below.</p>
          </div>
        )}
        <JobSetup audience={audience} organizationId={id} />
        <PublisherForm scopes={scopes} form={form} action={action} />
      </>
    ),
  };
}
