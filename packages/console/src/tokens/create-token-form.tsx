import { scopes as allScopes } from '@specshelf/contract';
import { type Principal, scopesIn } from '@specshelf/service';
import { Timestamp } from '../components/timestamp.js';
import { SelectField, TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import { type Scope, Scopes } from '../form/scopes.js';
import type { PageRequest } from '../web/page-request.js';

/** Returns the scopes that the visitor may grant: their own. */
export function grantableScopes(principal: Principal, organizationId: string): Scope[] {
  const own = scopesIn(principal, organizationId);
  return allScopes.filter((scope) => own.includes(scope));
}

const day = 86_400_000;
/** In days. */
export const lifetimes = [7, 30, 90] as const;

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

/** Why a token may expire earlier, and with which token it is revoked. */
export function ExpiryHint({ principal: { tokenId, expiresAt }, now }: { principal: Principal; now: Date }) {
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
