/// <reference path="../islands/custom-elements.d.ts" />

import { defined } from '@specshelf/base/defined';
import { isObject } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { findRoute, readText } from '@specshelf/service';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { TextField } from '../form/field.js';
import { FormErrors } from '../form/form-errors.js';
import { formPage } from '../form/form-page.js';
import { FormConflict, type FormState, invalidForm } from '../form/form-state.js';
import type { Actions } from '../page/action.js';
import { callOperation, requireSignIn, submitParsedBody } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { Upload } from '../web/uploaded-file.js';
import type { PageContent } from '../web/view.js';
import { AcknowledgeFields, readAcknowledgment } from './acknowledge-fields.js';
import { readEdit, withText } from './edit.js';
import { EditProblemList, firstLineOf } from './edit-problems.js';
import { ExampleForm } from './example-form.js';
import { isConflict, publishExample } from './publish-example.js';
import { readHeaders } from './read-headers.js';
import { sourceOf, type UploadedSource } from './source-body.js';
import { sourceFields } from './source-fields.js';
import { suggestSlug } from './suggest-slug.js';
import { TooLargeToEdit } from './too-large-to-edit.js';

type Spec = Schema<'OpenAPISpec'>;

/** Creates a specification, or replaces the source of the one that the query names, from files, a text, or a URL. */
export const publishActions: Actions = formPage({
  show: showForm,
  hasFiles: true,
  admit: async (page) => {
    await page.service.admit({
      route: findRoute(operationOf(page)),
      path: { ...page.params, specSlug: replacedSlug(page) ?? 'new' },
      query: {},
      principal: requireSignIn(page.principal),
    });
    await findReplaced(page);
  },
  submit: publish,
  fields: (page) => ({
    '/body/slug': 'slug',
    '/path/specSlug': 'slug',
    '/body/source/url': 'url',
    '/body/source/headers': 'headers',
    // A single file is sent as a text.
    '/body/source/text': wayOf(page) === 'file' ? 'files' : 'text',
    '/body/source/entry': 'entry',
    '/body/source/files': 'files',
  }),
});

const ways = [
  { name: 'file', label: 'Files' },
  { name: 'text', label: 'Text' },
  { name: 'url', label: 'URL' },
] as const;

type Way = (typeof ways)[number]['name'];

function wayOf({ query }: PageRequest): Way {
  return ways.find(({ name }) => name === query.get('from'))?.name ?? 'file';
}

/** The slug of the specification to replace. */
function replacedSlug({ query }: PageRequest): string | undefined {
  return query.get('slug') ?? undefined;
}

/** Returns the specification to replace, if the query names one. */
async function findReplaced(page: PageRequest): Promise<Spec | undefined> {
  const { organizationId = '' } = page.params;
  const specSlug = replacedSlug(page);
  if (specSlug === undefined) return undefined;
  return callOperation(page, 'getOpenAPISpecBySlug', { organizationId, specSlug });
}

function operationOf(page: PageRequest) {
  return replacedSlug(page) === undefined ? 'createOpenAPISpec' : 'createOrUpdateOpenAPISpecBySlug';
}

async function showForm(page: PageRequest, form: FormState): Promise<PageContent> {
  const { id: organizationId, title: organization } = await findOrganization(page);
  const replaced = await findReplaced(page);
  const slug = replaced?.slug;
  const edit =
    replaced && wayOf(page) === 'text'
      ? await readEdit(page, form, { organizationId, specSlug: replaced.slug })
      : undefined;
  const title = titleOf(slug, edit !== undefined);
  const way = wayOf(page);
  const address = (from: Way) => page.links.publish(organizationId, { from, slug });
  return {
    title,
    content: (
      <div class="form-page">
        <Breadcrumbs
          above={[
            { text: organization, href: page.links.organization(organizationId) },
            ...(slug === undefined
              ? []
              : [{ text: slug, href: page.links.specStatus({ organizationId, specSlug: slug }) }]),
          ]}
        />
        <h1>{title}</h1>
        {slug !== undefined && (
          <p>
            The current version stays until the new source is processed successfully. Earlier versions are
            kept.
          </p>
        )}
        <WayTabs current={way} address={address} />
        {replaced?.sourceURL !== undefined && way !== 'url' && <EndOfRefresh url={replaced.sourceURL} />}
        <FormErrors form={form} />
        {slug === undefined && way === 'file' && (
          <div class="row example">
            <p class="quiet">No specification at hand?</p>
            <ExampleForm action={page.links.publish(organizationId)} />
          </div>
        )}
        {edit && <EditProblemList {...edit} links={page.links} />}
        {edit && edit.text === undefined ? (
          <TooLargeToEdit download={page.links.submittedText(edit.place)} upload={address('file')} />
        ) : (
          <PublishForm
            {...{ way, replaced, page }}
            action={address(way)}
            form={edit?.text === undefined ? form : withText(form, edit.text)}
            line={edit && firstLineOf(edit.about)}
          />
        )}
      </div>
    ),
  };
}

/** Returns the organization if the visitor may publish to it. */
async function findOrganization(page: PageRequest): Promise<Schema<'Organization'>> {
  const { organizationId = '' } = page.params;
  const organization = await callOperation(page, 'getOrganizationById', { organizationId });
  await page.service.admit({
    ...{ route: findRoute('createOpenAPISpec'), path: { organizationId: organization.id }, query: {} },
    principal: requireSignIn(page.principal),
  });
  return organization;
}

function WayTabs({ current, address }: { current: Way; address(way: Way): string }) {
  return (
    <nav class="tabs" aria-label="Source">
      {ways.map(({ name, label }) => (
        <a key={name} href={address(name)} aria-current={name === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function EndOfRefresh({ url }: { url: string }) {
  return (
    <p class="notice warn">
      The source is the URL <code>{url}</code>. Files or a text replace it: the specification is no longer
      fetched from there.
    </p>
  );
}

function titleOf(slug: string | undefined, isEdit: boolean): string {
  if (slug === undefined) return 'Publish a specification';
  return isEdit ? `Edit ${slug}` : `Publish a new version of ${slug}`;
}

interface PublishFormProps {
  way: Way;
  action: string;
  form: FormState;
  /** The specification to replace; undefined for a new one. */
  replaced: Spec | undefined;
  page: PageRequest;
  /** The line to show in the text. */
  line: number | undefined;
}

function PublishForm({ way, action, form, replaced, page, line }: PublishFormProps) {
  const Source = sourceFields[way];
  const isNew = replaced === undefined;
  const content = (
    <form method="post" action={action} enctype={way === 'url' ? undefined : 'multipart/form-data'}>
      <Source form={form} replacedURL={replaced?.sourceURL} settings={page.settings} />
      {form.incompatibility && (
        <AcknowledgeFields
          form={form}
          incompatibility={form.incompatibility}
          hasFiles={way === 'file'}
          page={page}
        />
      )}
      {isNew && (
        <TextField
          form={form}
          name="slug"
          label="Slug"
          hint={
            <>
              The name in URLs: lowercase letters, digits, and hyphens
              {way === 'url' ? '.' : '. Leave it empty to derive it from the file name or the title.'}
            </>
          }
          input={{ maxLength: 100, autocomplete: 'off', spellcheck: false, required: way === 'url' }}
        />
      )}
      <div class="actions">
        <button type="submit">{isNew ? 'Publish' : 'Publish a new version'}</button>
      </div>
    </form>
  );
  if (way === 'file') return <shelf-drop>{content}</shelf-drop>;
  return line === undefined ? content : <shelf-editor data-line={line}>{content}</shelf-editor>;
}

/** Calls the operation of the API, and returns the page that shows the progress. */
async function publish(page: PageRequest, values: URLSearchParams, upload: Upload): Promise<string> {
  const { organizationId = '' } = page.params;
  if (values.has('example')) return publishExample(page, organizationId);
  const way = wayOf(page);
  const source = way === 'url' ? undefined : uploadedSource(way, values, upload);
  const parts = source?.json ?? [encode(JSON.stringify(urlSourceOf(values)))];
  const slug = slugOf(page, values, source);
  const isNew = replacedSlug(page) === undefined;
  const start = isNew
    ? `{"slug":${JSON.stringify(slug)},"source":`
    : `{${readAcknowledgment(values)}"source":`;
  const body = await page.service.parseBody([encode(start), ...parts, encode('}')]);
  const reply = await submitParsedBody(page, {
    operationId: operationOf(page),
    path: isNew ? { organizationId } : { organizationId, specSlug: slug },
    body,
  }).catch((error: unknown) => {
    throw isConflict(error) ? slugTaken(page, slug) : error;
  });
  const created: unknown = JSON.parse(await readText(reply));
  const stored = isObject(created) && typeof created['slug'] === 'string' ? created['slug'] : slug;
  return page.links.specStatus({ organizationId, specSlug: stored });
}

function uploadedSource(way: Way, values: URLSearchParams, { files }: Upload): UploadedSource {
  const field = way === 'text' ? 'text' : 'files';
  const sent = files.filter((file) => file.field === field);
  if (way === 'text' && sent.every(({ head }) => head.trim() === '')) {
    throw invalidForm({ text: 'Enter an OpenAPI document in JSON or YAML.' });
  }
  return sourceOf(sent, values.get('entry')?.trim() ?? '');
}

function slugOf(page: PageRequest, values: URLSearchParams, source: UploadedSource | undefined): string {
  const slug = replacedSlug(page) ?? values.get('slug')?.trim() ?? '';
  if (slug !== '') return slug;
  const suggested = source && suggestSlug(source.entry);
  if (suggested === undefined) throw invalidForm({ slug: 'Enter a slug, such as my-api.' });
  return suggested;
}

function urlSourceOf(values: URLSearchParams) {
  const url = values.get('url')?.trim() ?? '';
  if (url === '') throw invalidForm({ url: 'Enter the URL of an OpenAPI document.' });
  if (!/^https?:\/\/./i.test(url) || !URL.canParse(url)) {
    throw invalidForm({ url: 'Enter a whole URL that begins with https:// or http://.' });
  }
  const headers = readHeaders(values.get('headers') ?? '');
  return { url, ...defined({ headers }) };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function slugTaken(page: PageRequest, slug: string): FormConflict {
  const { organizationId = '' } = page.params;
  return new FormConflict(
    'slug',
    `A specification with the slug ${slug} exists already. Enter another slug.`,
    {
      text: `Publish a new version of ${slug}`,
      href: page.links.publish(organizationId, { from: wayOf(page), slug }),
    },
  );
}
