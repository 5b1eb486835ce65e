import type { Schema } from '@specshelf/contract';
import { hasScope, type Principal, readText } from '@specshelf/service';
import { NextPage } from '../components/next-page.js';
import { FormErrors } from '../form/form-errors.js';
import { formPage, type NextPage as SubmitResult } from '../form/form-page.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import type { Actions } from '../page/action.js';
import { callOperation, listQuery, requireSignIn, submitOperation } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { CreateTokenForm, expiryOf, grantableScopes } from './create-token-form.js';
import { CreatedTokenNotice } from './created-token.js';
import type { CreatedToken, CreatedTokens } from './created-tokens.js';
import { publishersOf, RemainingPublishers } from './remaining-publishers.js';
import { TokenList } from './token-list.js';

/**
 * The access tokens of an organization that the visitor manages, with forms that create and revoke them.
 * See docs/decisions/0052-derive-tokens-from-the-token-of-their-creator.md.
 */
export function createTokensActions(createdTokens: CreatedTokens): Actions {
  return formPage({
    show: async (page, form, { headers }) => {
      const principal = requireSignIn(page.principal);
      const organization = await findOrganization(page);
      const created = createdTokens.read(headers.get('cookie') ?? undefined, principal, organization.id);
      const content = await showTokens({ page, form, principal, organization, created });
      return created ? { ...content, cookie: createdTokens.clear() } : content;
    },
    submit: (page, values) =>
      values.has('revoke') ? revoke(page, values) : create(page, values, createdTokens),
    fields: { '/body/name': 'name', '/body/scopes': 'scopes', '/body/expiresAt': 'days' },
  });
}

async function revoke(page: PageRequest, values: URLSearchParams): Promise<string> {
  const { organizationId = '' } = page.params;
  const tokenId = values.get('revoke') ?? '';
  await submitOperation(page, {
    operationId: 'revokeAccessToken',
    path: { organizationId, tokenId },
    body: undefined,
  });
  const list = page.links.tokens(organizationId);
  const subjectId = values.get('subject');
  const publishers = await publishersOf(page, organizationId, subjectId);
  return subjectId === null || publishers.length === 0
    ? list
    : `${list}?${new URLSearchParams({ revoked: subjectId })}`;
}

async function create(
  page: PageRequest,
  values: URLSearchParams,
  createdTokens: CreatedTokens,
): Promise<SubmitResult> {
  const principal = requireSignIn(page.principal);
  const { id: organizationId } = await findOrganization(page);
  const name = values.get('name')?.trim() ?? '';
  const scopes = values.getAll('scopes');
  const expiresAt = expiryOf(page, values.get('days'));
  const problems = {
    ...(name === '' && { name: 'Enter a name.' }),
    ...(scopes.length === 0 && { scopes: 'Choose at least one scope.' }),
    ...(expiresAt === undefined && { days: 'Choose 7, 30, or 90 days.' }),
  };
  if (expiresAt === undefined || Object.keys(problems).length > 0) throw invalidForm(problems);
  const reply = await submitOperation(page, {
    operationId: 'createAccessToken',
    path: { organizationId },
    body: { name, scopes, expiresAt },
  });
  const created: Schema<'CreatedAccessToken'> = JSON.parse(await readText(reply));
  const subjectId = principal.subject.id;
  return {
    url: page.links.tokens(organizationId),
    cookie: createdTokens.store({ created, organizationId, subjectId }),
  };
}

async function findOrganization(page: PageRequest): Promise<Schema<'Organization'>> {
  const { organizationId = '' } = page.params;
  return callOperation(page, 'getOrganizationById', { organizationId });
}

interface ShowOptions {
  page: PageRequest;
  form: FormState;
  principal: Principal;
  organization: Schema<'Organization'>;
  /** The token that the visitor has just created. */
  created: CreatedToken | undefined;
}

async function showTokens({
  page,
  form,
  principal,
  organization: { id, title },
  created,
}: ShowOptions): Promise<PageContent> {
  const list = await callOperation(page, 'listAccessTokens', { organizationId: id }, listQuery(page));
  const managesAll = hasScope(principal, 'tokens:write', id);
  const isFirstPage = !page.query.has('page');
  const publishers = await publishersOf(page, id, page.query.get('revoked'));
  return {
    title: created ? 'Access token created' : `Access tokens of ${title}`,
    content: (
      <>
        <div class="page-head">
          <h1>Access tokens</h1>
          <span class="quiet">{`${list.count.toLocaleString('en')} in ${title}`}</span>
        </div>
        {created && <CreatedTokenNotice created={created.created} now={page.now} />}
        <RemainingPublishers
          publishers={publishers}
          action={page.links.trustedPublishers(id)}
          now={page.now}
        />
        <AboutTokens
          principal={principal}
          managesAll={managesAll}
          publishers={page.links.trustedPublishers(id)}
        />
        <FormErrors form={form} />
        {list.items.length > 0 ? (
          <TokenList
            tokens={list.items}
            principal={principal}
            showsSubjects={managesAll}
            action={page.links.tokens(id)}
            now={page.now}
          />
        ) : (
          <div class="empty">
            <p>{isFirstPage ? 'No tokens yet. Create the first one below.' : 'No more tokens.'}</p>
          </div>
        )}
        <TokenPages first={isFirstPage ? undefined : page.links.tokens(id)} next={list.next} />
        <CreateTokenForm
          page={page}
          principal={principal}
          scopes={grantableScopes(principal, id)}
          form={form}
          action={page.links.tokens(id)}
        />
      </>
    ),
  };
}

interface AboutTokensProps {
  principal: Principal;
  /** Whether the visitor manages the tokens of all users. */
  managesAll: boolean;
  /** The address of the trusted publishers. */
  publishers: string;
}

function AboutTokens({ principal, managesAll, publishers }: AboutTokensProps) {
  return (
    <>
      <p>
        {managesAll
          ? 'Programs use these tokens to access this organization. You manage those of all users.'
          : 'Programs use these tokens to access this organization in your name.'}{' '}
        {!managesAll &&
          principal.tokenId !== undefined &&
          'You can revoke the token that you signed in with, and those that were created with it. '}
        Tokens for several organizations are not listed: the operator of this server manages them.
      </p>
      {managesAll && (
        <p>
          CI jobs need no stored token: <a href={publishers}>Trusted publishers</a>
        </p>
      )}
    </>
  );
}

interface TokenPagesProps {
  /** The address of the first page; undefined on that page. */
  first: string | undefined;
  next: { page: string } | undefined;
}

function TokenPages({ first, next }: TokenPagesProps) {
  if (first === undefined && !next) return null;
  return (
    <nav class="links after" aria-label="Pages">
      {first !== undefined && <a href={first}>First page</a>}
      <NextPage next={next} />
    </nav>
  );
}
