import {
  isMember,
  listedOrganizations,
  type PendingDeviceLogin,
  type Principal,
  RequestError,
} from '@specshelf/service';
import { formPage } from '../form/form-page.js';
import { emptyForm, type FormState, invalidForm } from '../form/form-state.js';
import type { Action, Actions } from '../page/action.js';
import { expiryOf, grantableScopes } from '../tokens/create-token-form.js';
import { callOperation, requireSignIn } from '../web/call-operation.js';
import { redirect } from '../web/console-response.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { approvalPage } from './approval-page.js';
import { codePage } from './code-page.js';
import { organizationChoicePage } from './organization-choice-page.js';

const form = formPage({
  show: async (page, form) => showStep(page, requireSignIn(page.principal), form),
  submit: (page, values) => (values.get('decision') === 'allow' ? allow(page, values) : refuse(page, values)),
  fields: { '/body/name': 'code', '/body/scopes': 'scopes', '/body/expiresAt': 'days' },
});

/**
 * The page on which users approve device logins: it asks for the code, then for the organization, then for the scopes. The steps before
 * the last change nothing, so they are addresses.
 * See docs/decisions/0058-approve-device-logins-in-the-console.md.
 */
export const deviceActions: Actions = { GET: afterSignIn(form.GET), POST: form.POST };

/** Redirects to the sign-in form. The one in place of a private page says that the page may not exist. */
function afterSignIn(action: Action): Action {
  return async (page, request) => {
    if (page.principal) return action(page, request);
    const { links, returnPath } = page;
    return redirect(returnPath === undefined ? links.signIn : links.signInFor(returnPath));
  };
}

async function showStep(page: PageRequest, principal: Principal, form: FormState): Promise<PageContent> {
  const { query } = page;
  const isSubmitted = form !== emptyForm;
  const values = isSubmitted ? form.values : query;
  const done = query.get('done');
  if (!isSubmitted && done !== null) return decidedPage(page, done === 'allowed');
  const code = values.get('code')?.trim() ?? '';
  if (code === '' || form.errors.some(({ field }) => field === 'code')) return codePage(page, form);
  const login = await findLogin(page, principal, code);
  if (typeof login === 'string') return { ...codePage(page, wrong('code', login, values)), status: 404 };
  const requestedId = values.get('organization')?.trim() || onlyOrganization(principal);
  if (requestedId === undefined) return organizationChoicePage({ page, principal, login, form });
  const organization = await orMessage(
    callOperation(page, 'getOrganizationById', { organizationId: requestedId }),
  );
  if (typeof organization === 'string')
    return organizationChoicePage({
      ...{ page, principal, login },
      form: wrong('organization', `You have no access to an organization “${requestedId}”.`, values),
    });
  return approvalPage({
    ...{ page, principal, login, organization },
    form: isSubmitted ? form : proposal(login),
    canChoose: onlyOrganization(principal) === undefined,
  });
}

/** Scopes over tokens and data of other users, which the visitor must select themselves. */
const sensitiveScopes: readonly string[] = ['audit:read', 'tokens:write'];

/** The scopes that the program proposes are selected, except the sensitive ones. */
function proposal({ scopes }: PendingDeviceLogin): FormState {
  const selected = scopes.filter((scope) => !sensitiveScopes.includes(scope));
  return { ...emptyForm, values: new URLSearchParams(selected.map((scope) => ['scopes', scope])) };
}

function wrong(field: string, message: string, values: URLSearchParams): FormState {
  return { values, errors: [{ field, message }] };
}

/** A grant for all organizations does not say which ones there are. */
function onlyOrganization(principal: Principal): string | undefined {
  const [only, ...others] = listedOrganizations(principal);
  const isOpen = principal.grants.some(({ organizations }) => organizations === '*');
  return isOpen || others.length > 0 ? undefined : only;
}

function findLogin({ service }: PageRequest, principal: Principal, code: string) {
  return orMessage(service.deviceLogins.find(principal, code));
}

/** Returns the message instead of the error that something does not exist. */
async function orMessage<T>(found: Promise<T>): Promise<T | string> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof RequestError && error.meaning === 'not-found') return error.message;
    throw error;
  }
}

async function allow(page: PageRequest, values: URLSearchParams): Promise<string> {
  const principal = requireSignIn(page.principal);
  const { code, organizationId } = await requireLogin(page, principal, values);
  const scopes = values.getAll('scopes');
  const expiresAt = expiryOf(page, values.get('days'));
  const problems = {
    ...(scopes.length === 0 && { scopes: 'Choose at least one scope.' }),
    ...(expiresAt === undefined && { days: 'Choose 7, 30, or 90 days.' }),
  };
  if (expiresAt === undefined || scopes.length === 0) throw invalidForm(problems);
  const known: readonly string[] = grantableScopes(principal, organizationId);
  if (!scopes.every((scope) => known.includes(scope)))
    throw invalidForm({ scopes: 'Choose scopes that you have in this organization.' });
  await page.service.deviceLogins.approve(principal, code, { organizationId, scopes, expiresAt });
  return page.links.device({ done: 'allowed', organization: organizationId });
}

async function refuse(page: PageRequest, values: URLSearchParams): Promise<string> {
  const principal = requireSignIn(page.principal);
  const code = requireCode(values);
  const message = await orMessage(page.service.deviceLogins.deny(principal, code));
  if (message !== undefined) throw invalidForm({ code: message });
  return page.links.device({ done: 'refused' });
}

function requireCode(values: URLSearchParams): string {
  const code = values.get('code')?.trim() ?? '';
  if (code === '') throw invalidForm({ code: 'Enter the code.' });
  return code;
}

async function requireLogin(page: PageRequest, principal: Principal, values: URLSearchParams) {
  const code = requireCode(values);
  const login = await findLogin(page, principal, code);
  if (typeof login === 'string') throw invalidForm({ code: login });
  const organizationId = values.get('organization') ?? '';
  const organization = await orMessage(callOperation(page, 'getOrganizationById', { organizationId }));
  if (typeof organization === 'string')
    throw invalidForm({ organization: 'Choose an organization that you have access to.' });
  return { code, organizationId: organization.id };
}

/** Confirms a decision. */
function decidedPage({ links, principal, query }: PageRequest, isAllowed: boolean): PageContent {
  const organizationId = query.get('organization') ?? undefined;
  const title = isAllowed ? 'Access allowed' : 'Access refused';
  return {
    title,
    content: (
      <div class="narrow">
        <h1>{title}</h1>
        <p>You can close this page and return to the command line.</p>
        {isAllowed && organizationId !== undefined && principal && isMember(principal, organizationId) && (
          <p>
            The <a href={links.tokens(organizationId)}>access tokens</a> list the new token as soon as the
            program has received it. Revoke it there to end the access.
          </p>
        )}
      </div>
    ),
  };
}
