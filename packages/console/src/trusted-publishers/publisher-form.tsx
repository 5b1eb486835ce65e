import { type Principal, scopesIn } from '@specshelf/service';
import { SelectField, TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import { Scopes } from '../form/scopes.js';

/** Returns the scopes that the visitor may grant: their own. */
export function grantableScopes<Scope extends string>(
  principal: Principal,
  organizationId: string,
  scopes: readonly Scope[],
): Scope[] {
  const own = scopesIn(principal, organizationId);
  return scopes.filter((scope) => own.includes(scope));
}

type PublisherScope = 'openapi:acknowledge' | 'openapi:read' | 'openapi:write';

interface PublisherFormProps {
  scopes: readonly PublisherScope[];
  form: FormState;
  action: string;
}

/** The form that adds a trusted publisher. */
export function PublisherForm({ scopes, form, action }: PublisherFormProps) {
  return (
    <section class="form-page">
      <h2>Add a trusted publisher</h2>
      {scopes.length === 0 ? (
        <p class="quiet">
          Jobs get a part of your scopes, and you have none of those that they can have: openapi:acknowledge,
          openapi:read, and openapi:write.
        </p>
      ) : (
        <form method="post" action={action}>
          <Repository form={form} />
          <Refs form={form} />
          <TextField
            form={form}
            name="specSlugs"
            label="Specifications"
            hint="Slugs that the jobs may read and publish, separated by spaces, with * for any characters: orders orders-*. They have access to no others."
            input={{ required: true, ...plain }}
          />
          <Scopes scopes={scopes} form={form} />
          <button type="submit">Add trusted publisher</button>
        </form>
      )}
    </section>
  );
}

const plain = { autocomplete: 'off', spellcheck: false } as const;

function Repository({ form }: { form: FormState }) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="For people, such as the team or the product."
        input={{ required: true, maxLength: 100, autocomplete: 'off' }}
      />
      <SelectField
        form={form}
        name="provider"
        label="CI service"
        initial="github"
        options={[
          { value: 'github', text: 'GitHub Actions' },
          { value: 'gitlab', text: 'GitLab CI' },
        ]}
      />
      <TextField
        form={form}
        name="repository"
        label="Repository"
        hint="owner/name, or the path of a GitLab project with all its groups."
        input={{ required: true, maxLength: 150, ...plain }}
      />
      <div class="fields">
        <TextField
          form={form}
          name="repositoryId"
          label="ID of the repository"
          hint="Optional. By default, the ID of the first job that publishes is required from then on."
          input={{ inputMode: 'numeric', maxLength: 20, ...plain }}
        />
        <TextField
          form={form}
          name="issuer"
          label="Issuer"
          hint="Only for a GitLab or GitHub of your own: its URL, such as https://gitlab.example.org."
          input={{ maxLength: 100, ...plain }}
        />
      </div>
    </>
  );
}

function Refs({ form }: { form: FormState }) {
  return (
    <>
      <div class="fields">
        <TextField
          form={form}
          name="branches"
          label="Branches"
          initial="main"
          hint="Separated by spaces, with * for any characters: main release/*."
          input={plain}
        />
        <TextField
          form={form}
          name="tags"
          label="Tags"
          hint="Separated by spaces, such as v*. Everyone who may push a matching tag can publish."
          input={plain}
        />
      </div>
      <div class="field">
        <label class="choice">
          <input type="checkbox" name="pullRequests" checked={form.values.has('pullRequests')} />
          <span>
            Jobs of pull requests and merge requests. They may run code without a review, so they can only
            read, to check it: choose <code class="quiet">openapi:read</code> alone.
          </span>
        </label>
      </div>
      <TextField
        form={form}
        name="environment"
        label="Environment"
        hint="Recommended. Its protection rules at the CI service decide who can publish. Without it, each job on these branches and tags can."
        input={{ maxLength: 255, ...plain }}
      />
    </>
  );
}
