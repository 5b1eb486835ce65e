import { errorReply, type Incompatibility, RequestError, type RequestProblem } from '@specshelf/service';
import { pluralize } from '../components/pluralize.js';
import type { Action } from '../page/action.js';
import { renderPage } from '../page/render-page.js';
import { requireSignIn } from '../web/call-operation.js';
import type { ConsoleRequest } from '../web/console-request.js';
import { redirect } from '../web/console-response.js';
import type { PageRequest } from '../web/page-request.js';
import { documentField, type Upload } from '../web/uploaded-file.js';
import type { PageContent } from '../web/view.js';
import { emptyForm, FormConflict, type FormError, type FormState, restoredField } from './form-state.js';

export interface FormPageOptions {
  /** Renders the page with the form. After an error, the form has the entered values and the errors. */
  show(page: PageRequest, form: FormState, request: ConsoleRequest): Promise<PageContent>;
  /**
   * Calls operations with the entered values, and returns the next page. Errors of operations, and of `invalidForm`, are shown
   * in the form.
   */
  submit(page: PageRequest, values: URLSearchParams, upload: Upload): Promise<NextPage>;
  /** Checks whether the visitor may submit the form, before its body is read. */
  admit?(page: PageRequest): Promise<void>;
  /** Whether the form has files. */
  hasFiles?: boolean;
  /** The fields of the form, by the place of their values in the call of the operation, such as `/body/slug`. */
  fields?: Fields | ((page: PageRequest) => Fields);
}

/** The URL of the page to redirect to, with a Set-Cookie header if needed. */
export type NextPage = string | { url: string; cookie: string };

type Fields = Readonly<Record<string, string>>;

/** Returns the actions of a page with a form: GET shows it, POST submits it and redirects. Requests of other sites are rejected before. */
export function formPage(options: FormPageOptions): { GET: Action; POST: Action } {
  return {
    GET: async (page, request) =>
      renderPage(page, { status: 200, ...(await options.show(page, emptyForm, request)) }),
    POST: async (page, request) => {
      requireSignIn(page.principal);
      await options.admit?.(page);
      let upload: Upload = { values: emptyForm.values, files: [] };
      try {
        upload = options.hasFiles
          ? await request.readUpload()
          : { values: await request.readForm(), files: [] };
        if (upload.values.has(restoredField)) {
          const form = { values: shownValues(upload), errors: [] };
          return renderPage(page, { status: 200, ...(await options.show(page, form, request)) });
        }
        const next = await options.submit(page, upload.values, upload);
        return typeof next === 'string' ? redirect(next) : redirect(next.url, { 'set-cookie': next.cookie });
      } catch (error) {
        if (!isAboutInput(error)) throw error;
        const { fields } = options;
        const form = formAfter(error, upload, typeof fields === 'function' ? fields(page) : fields);
        const { status } = errorReply(error);
        return renderPage(page, { status, ...(await options.show(page, form, request)) });
      }
    },
  };
}

/** The values of a form with its text, which is read like a file. */
function shownValues({ values, files }: Upload): URLSearchParams {
  const texts = files.flatMap(({ field, shown }) =>
    field === documentField && shown !== undefined ? [[documentField, shown]] : [],
  );
  return new URLSearchParams([...values, ...texts]);
}

/** The form to show again after an error, with the entered values, and with a text that was read like a file. */
function formAfter(error: RequestError, { values, files }: Upload, fields: Fields | undefined): FormState {
  const errors = formErrors(error, fields);
  const about = {
    ...(error instanceof FormConflict ? { remedy: error.remedy } : {}),
    ...(error.incompatibility ? { incompatibility: error.incompatibility } : {}),
  };
  const document = files.find(({ field }) => field === documentField);
  if (!document) return { values, errors, ...about };
  const { shown } = document;
  if (shown !== undefined) return { values: shownValues({ values, files }), errors, ...about };
  const message = 'The text is too long to be shown here again. Go back to the form to edit it.';
  return { values, errors: [...errors, { message }], ...about };
}

/** Whether other input would prevent the error. */
function isAboutInput(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false;
  const meanings = ['invalid-request', 'conflict', 'incompatible', 'too-large', 'unsupported-media-type'];
  return meanings.includes(error.meaning);
}

function formErrors({ problems, message, incompatibility }: RequestError, fields: Fields = {}): FormError[] {
  // The form lists the changes.
  if (incompatibility) return [{ field: 'refused-changes', message: refusalOf(incompatibility) }];
  if (problems.length === 0) return [{ message }];
  return problems.map((problem) => {
    const own = /^\/form\/(.+)$/.exec(problem.path)?.[1];
    if (own !== undefined) return { field: own, message: problem.message };
    return fieldError(problem, fields) ?? { message: `${problem.path}: ${problem.message}` };
  });
}

function refusalOf({ changeCount }: Incompatibility): string {
  return `The specification refuses ${pluralize(changeCount, 'change')} of this source.`;
}

/** A problem deeper in the value of a field, such as one of its files, belongs to the field. */
function fieldError({ path, message }: RequestProblem, fields: Fields): FormError | undefined {
  for (let place = path; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const field = fields[place];
    const part = path
      .slice(place.length + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~');
    if (field !== undefined) return { field, message: messageAbout(part, message) };
  }
  return undefined;
}

/** Entries of a list have no names, so they are counted. */
function messageAbout(part: string, message: string): string {
  if (part === '') return sentence(message);
  const [, place, member] = /^(\d+)(?:\/(\w+))?$/.exec(part) ?? [];
  if (place === undefined) return `${part} ${message}.`;
  return sentence(`entry ${Number(place) + 1}${member === undefined ? '' : `, ${member}`}: ${message}`);
}

/** Messages of the API continue the path of a value: "must be …". */
function sentence(message: string): string {
  const text = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
