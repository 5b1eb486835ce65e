import { byteSize } from '../components/byte-size.js';
import { TextArea, TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import type { PageSettings } from '../web/page-settings.js';

interface SourceProps {
  form: FormState;
  /** The URL of the source that the form replaces, if it has one. */
  replacedURL: string | undefined;
  settings: PageSettings;
}

/** The fields of each kind of source. */
export const sourceFields = { file: FileSource, text: TextSource, url: URLSource };

function FileSource({ form, settings: { filesLimit, documentLimit } }: SourceProps) {
  const error = form.errors.find(({ field }) => field === 'files');
  const described = error && { 'aria-describedby': 'files-error', 'aria-invalid': 'true' as const };
  return (
    <>
      <fieldset class="drop">
        <div class="fields">
          <div class="field">
            <label for="files">A file, or several</label>
            <input {...described} id="files" name="files" type="file" multiple accept=".json,.yaml,.yml" />
            <p class="hint">
              An OpenAPI 3.x or Swagger 2.0 document in JSON or YAML, with the files that it refers to.
            </p>
          </div>
          <div class="field">
            <label for="folder">Or a folder</label>
            <input
              {...described}
              id="folder"
              name="files"
              type="file"
              multiple
              {...{ webkitdirectory: true }}
            />
            <p class="hint">
              Only its JSON and YAML files are published. Up to {byteSize(filesLimit)} in total
              {documentLimit < filesLimit && `, and ${byteSize(documentLimit)} each`}.
            </p>
          </div>
        </div>
        {error && (
          <p class="error" id="files-error">
            {error.message}
          </p>
        )}
      </fieldset>
      <TextField
        form={form}
        name="entry"
        label="Root document (optional)"
        hint="With several files: the path of the one that begins the specification. It is found if only one has an OpenAPI version."
        input={{ autocomplete: 'off', spellcheck: false, maxLength: 1024 }}
      />
    </>
  );
}

function TextSource({ form, settings: { filesLimit, documentLimit } }: SourceProps) {
  return (
    <TextArea
      form={form}
      name="text"
      label="OpenAPI document"
      hint={`JSON or YAML, up to ${byteSize(Math.min(filesLimit, documentLimit))}.`}
      input={{ rows: 20, class: 'mono', required: true, spellcheck: false }}
    />
  );
}

function URLSource({ form, replacedURL, settings: { refreshes } }: SourceProps) {
  return (
    <>
      <TextField
        form={form}
        name="url"
        initial={replacedURL}
        label="URL of the OpenAPI document"
        hint={`The server fetches it now${refreshes ? ', and regularly from then on' : ''}, with the files that it refers to.`}
        input={{
          type: 'url',
          required: true,
          maxLength: 2048,
          placeholder: 'https://api.example.com/openapi.json',
          autocomplete: 'off',
        }}
      />
      <TextArea
        form={form}
        name="headers"
        label="Request headers (optional)"
        hint={`One per line, such as Authorization: Bearer … They are stored encrypted, sent only to the origin of the URL, and never shown again.${replacedURL === undefined ? '' : ' If you enter none, those of the current URL are kept for URLs with the same origin.'}`}
        input={{ rows: 3, class: 'mono short', spellcheck: false, autocomplete: 'off' }}
      />
    </>
  );
}
