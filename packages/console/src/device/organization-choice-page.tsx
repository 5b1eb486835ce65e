import { listedOrganizations, type PendingDeviceLogin, type Principal } from '@specshelf/service';
import { SelectField, TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { LoginFacts } from './login-facts.js';

interface OrganizationChoiceProps {
  page: PageRequest;
  principal: Principal;
  login: PendingDeviceLogin;
  form: FormState;
}

/** Asks for the organization, because the scopes of the visitor depend on it. */
export function organizationChoicePage({
  page,
  principal,
  login,
  form,
}: OrganizationChoiceProps): PageContent {
  return {
    title: 'Choose an organization',
    content: (
      <div class="narrow">
        <h1>Choose an organization</h1>
        <LoginFacts login={login} principal={principal} now={page.now} />
        <form method="get" action={page.links.device()}>
          <input type="hidden" name="code" value={login.userCode} />
          <OrganizationField principal={principal} form={form} />
          <button type="submit">Continue</button>
        </form>
        <form method="post" action={page.links.device()} class="after">
          <input type="hidden" name="code" value={login.userCode} />
          <button type="submit" class="secondary" name="decision" value="refuse">
            Refuse
          </button>
        </form>
      </div>
    ),
  };
}

function OrganizationField({ principal, form }: Pick<OrganizationChoiceProps, 'principal' | 'form'>) {
  const hint = 'The program gets access to this organization only.';
  const isOpen = principal.grants.some(({ organizations }) => organizations === '*');
  if (isOpen)
    return (
      <TextField
        form={form}
        name="organization"
        label="Organization ID"
        hint={hint}
        input={{ required: true, maxLength: 100, autocomplete: 'off', spellcheck: false }}
      />
    );
  const options = listedOrganizations(principal).map((id) => ({ value: id, text: id }));
  return <SelectField form={form} name="organization" label="Organization" hint={hint} options={options} />;
}
