import type { Schema } from '@specshelf/contract';
import type { PendingDeviceLogin, Principal } from '@specshelf/service';
import { SelectField } from '../form/field.js';
import { FormErrors } from '../form/form-errors.js';
import type { FormState } from '../form/form-state.js';
import { Scopes } from '../form/scopes.js';
import { ExpiryHint, grantableScopes, lifetimes } from '../tokens/create-token-form.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { LoginFacts } from './login-facts.js';

interface ApprovalProps {
  page: PageRequest;
  principal: Principal;
  login: PendingDeviceLogin;
  organization: Schema<'Organization'>;
  form: FormState;
  /** Whether the visitor has access to other organizations. */
  canChoose: boolean;
}

/** Asks what the program may do. */
export function approvalPage(props: ApprovalProps): PageContent {
  const { page, principal, login, organization } = props;
  const scopes = grantableScopes(principal, organization.id);
  return {
    title: 'Allow access?',
    content: (
      <div class="narrow">
        <h1>Allow access?</h1>
        <FormErrors form={props.form} />
        <LoginFacts login={login} principal={principal} now={page.now} />
        <form method="post" action={page.links.device()}>
          <input type="hidden" name="code" value={login.userCode} />
          <input type="hidden" name="organization" value={organization.id} />
          <p>
            Organization: <strong>{organization.title}</strong>
            {props.canChoose && (
              <>
                {' '}
                <a href={page.links.device({ code: login.userCode })}>Choose another one</a>
              </>
            )}
          </p>
          {scopes.length > 0 ? (
            <Grant {...props} />
          ) : (
            <p class="notice">You have no scopes in this organization that you could grant.</p>
          )}
          <div class="actions">
            {scopes.length > 0 && (
              <button type="submit" name="decision" value="allow">
                Allow
              </button>
            )}
            <button type="submit" class="secondary" name="decision" value="refuse">
              Refuse
            </button>
          </div>
        </form>
      </div>
    ),
  };
}

function Grant({ page, principal, login, organization, form }: ApprovalProps) {
  const scopes = grantableScopes(principal, organization.id);
  const own: readonly string[] = scopes;
  const missing = login.scopes.filter((scope) => !own.includes(scope));
  return (
    <>
      <Scopes scopes={scopes} form={form} />
      {missing.length > 0 && (
        <p class="quiet">You do not have these proposed scopes: {missing.join(', ')}.</p>
      )}
      <SelectField
        form={form}
        name="days"
        label="Expires in"
        initial="90"
        hint={<ExpiryHint principal={principal} now={page.now} />}
        options={lifetimes.map((days) => ({ value: String(days), text: `${days} days` }))}
      />
    </>
  );
}
