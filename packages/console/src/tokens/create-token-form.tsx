import { scopes as allScopes } from '@specshelf/contract';
import { type Principal, scopesIn } from '@specshelf/service';
import { Timestamp } from '../components/timestamp.js';
import { SelectField, TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import type { PageRequest } from '../page-request.js';

type Scope = (typeof allScopes)[number];

const descriptions: Readonly<Record<Scope, string>> = {
  'audit:read': 'Read the audit log',
  'email-domains:read': 'Find organizations by email domain',
  'openapi:acknowledge': 'Acknowledge changes that are refused',
  'openapi:read': 'Read specifications and documentation',
  'openapi:write': 'Publish, change, and delete specifications',
  'space:read': 'Read pages of spaces',
  'tokens:write': 'Manage the tokens of all users',
};

/** Returns the scopes that the visitor may grant: their own. */
export function grantableScopes(principal: Principal, organizationId: string): Scope[] {
  const own = scopesIn(principal, organizationId);
  return allScopes.filter((scope) => own.includes(scope));
}

const day = 86_400_000;
const lifetimes = [7, 30, 90] as const;

/** Returns the end of a lifetime in days, or of the visitor's own token if that is earlier. Undefined for another lifetime. */
export function expiryOf({ principal, now }: PageRequest, entered: string | null): string | undefined {
  const days = lifetimes.find((each) => String(each) === entered);
  if (days === undefined) return undefined;
  const latest = new Date(now.getTime() + days * day).toISOString();
  const end = principal?.expiresAt;
  return end !== undefined && end < latest ? end : latest;
}

interface CreateTokenFormProps {
  page: PageRequest;
  principal: Principal;
  scopes: readonly Scope[];
  form: FormState;
  action: string;
}

/** The form that creates a token. Absent if the visitor has no scope that a token could have. */
export function CreateTokenForm({ page, principal, scopes, form, action }: CreateTokenFormProps) {
  return (
    <section class="form-page">
      <h2>Create a token</h2>
      {scopes.length === 0 ? (
        <p class="quiet">A token has a part of your scopes, and you have none in this organization.</p>
      ) : (
        <form method="post" action={action}>
          <TextField
            form={form}
            name="name"
            label="Name"
            hint="The program or machine that uses the token."
            input={{ required: true, maxLength: 100, autocomplete: 'off' }}
          />
          <Scopes scopes={scopes} form={form} />
          <SelectField
            form={form}
            name="days"
            label="Expires in"
            initial="30"
            hint={<ExpiryHint principal={principal} now={page.now} />}
            options={lifetimes.map((days) => ({ value: String(days), text: `${days} days` }))}
          />
          <button type="submit">Create token</button>
        </form>
      )}
    </section>
  );
}

function ExpiryHint({ principal: { tokenId, expiresAt }, now }: { principal: Principal; now: Date }) {
  const revocation =
    tokenId !== undefined && ' It is revoked together with the token that you signed in with.';
  const isLimited =
    expiresAt !== undefined && Date.parse(expiresAt) < now.getTime() + Math.max(...lifetimes) * day;
  if (!isLimited) return <>At most 90 days.{revocation}</>;
  return (
    <>
      Your own token expires at <Timestamp at={expiresAt} />, and the new token no later than that.
      {revocation}
    </>
  );
}

/** Checkboxes for scopes. */
export function Scopes({ scopes, form }: { scopes: readonly Scope[]; form: FormState }) {
  const error = form.errors.find(({ field }) => field === 'scopes');
  const chosen = form.values.getAll('scopes');
  return (
    <fieldset
      class="field"
      id="scopes"
      tabIndex={error && -1}
      aria-describedby={error ? 'scopes-error' : undefined}
    >
      <legend>Scopes</legend>
      {scopes.map((scope) => (
        <label key={scope} class="choice">
          <input type="checkbox" name="scopes" value={scope} checked={chosen.includes(scope)} />
          <span>
            {descriptions[scope]} <code class="quiet">{scope}</code>
          </span>
        </label>
      ))}
      {error && (
        <p class="error" id="scopes-error">
          {error.message}
        </p>
      )}
    </fieldset>
  );
}
