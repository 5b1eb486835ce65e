import type { scopes as allScopes } from '@specshelf/contract';
import type { FormState } from './form-state.js';

export type Scope = (typeof allScopes)[number];

const descriptions: Readonly<Record<Scope, string>> = {
  'audit:read': 'Read the audit log',
  'email-domains:read': 'Find organizations by email domain',
  'openapi:acknowledge': 'Acknowledge changes that are refused',
  'openapi:read': 'Read specifications and documentation',
  'openapi:write': 'Publish, change, and delete specifications',
  'space:read': 'Read pages of spaces',
  'tokens:write': 'Manage the tokens of all users',
};

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
