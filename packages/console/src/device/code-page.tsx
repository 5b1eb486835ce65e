import { TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';

/** Asks for the code that the program shows. */
export function codePage({ links }: PageRequest, form: FormState): PageContent {
  return {
    title: 'Sign in a program',
    content: (
      <div class="narrow">
        <h1>Sign in a program</h1>
        <p>
          Enter the code that the command line shows after <code>specshelf login</code>.
        </p>
        <form method="get" action={links.device()}>
          <TextField
            form={form}
            name="code"
            label="Code"
            hint="Eight letters. Case and hyphen do not matter."
            input={{
              required: true,
              maxLength: 40,
              autocomplete: 'off',
              autocapitalize: 'characters',
              spellcheck: false,
              placeholder: 'BCDF-GHJK',
            }}
          />
          <button type="submit">Continue</button>
        </form>
      </div>
    ),
  };
}
