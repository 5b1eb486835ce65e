import * as v from 'valibot';
import { failOnProblem } from '../values/fail-on.js';

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slugForm = 'lowercase letters, digits, and single hyphens between them, at most 100 characters';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));
const httpURL = v.pipe(
  v.string('must be a text'),
  v.regex(/^https?:\/\/[^@]+$/, 'must be an http or https URL without credentials'),
);

const slug = v.pipe(
  v.string('must be a text'),
  v.maxLength(100, `must consist of ${slugForm}`),
  v.regex(slugPattern, `must consist of ${slugForm}`),
  v.description(`The slug: ${slugForm}.`),
);

const failOn = v.pipe(
  v.string('must be a text'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? failOnProblem(dataset.value) : undefined;
    if (problem !== undefined) addIssue({ message: `is invalid: ${problem}` });
  }),
  v.description(
    'Findings that are reasons to fail, as for --fail-on: a list of error, warning, breaking, risky, safe, docs, and any; or none.',
  ),
);

const labelForm =
  'must begin with a letter or a digit, followed by at most 62 letters, digits, and ._-, and must not be latest';

const labels = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^(?!latest$)[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/, labelForm)),
    v.union(
      [text, v.pipe(v.array(text), v.minLength(1, 'must not be empty'))],
      'must be a branch, or a list of branches',
    ),
    'must be an object of labels with their branches',
  ),
  v.description(
    'Labels to move to the new version, each with the branches from which publish moves it: a name, a pattern such as release/*, or a full reference such as refs/tags/v*.',
  ),
);

const create = v.pipe(
  v.boolean('must be true or false'),
  v.description('Whether publish may create specifications that do not exist yet. The default is false.'),
);

const common = { labels: v.optional(labels), failOn: v.optional(failOn), create: v.optional(create) };

/** The error of a specification with other members. */
export const formsOfSpecs = 'must have slug and file, slug and url, or pattern';

const spec = v.pipe(
  v.strictObject(
    {
      slug: v.optional(slug),
      file: v.optional(v.pipe(text, v.description('The root document, relative to this file.'))),
      url: v.optional(v.pipe(httpURL, v.description('A URL that the server fetches, now and regularly.'))),
      pattern: v.optional(
        v.pipe(
          text,
          v.includes('{slug}', 'must contain {slug}, such as apis/{slug}/openapi.yaml'),
          v.description(
            'Root documents relative to this file, such as apis/{slug}/openapi.yaml: {slug} is the slug, * matches within a name, and **/ any folders.',
          ),
        ),
      ),
      ...common,
    },
    formsOfSpecs,
  ),
  v.check(
    ({ slug, file, url, pattern }) =>
      pattern === undefined
        ? slug !== undefined && (file === undefined) !== (url === undefined)
        : slug === undefined && file === undefined && url === undefined,
    formsOfSpecs,
  ),
);

/** The schema of `specshelf.yaml`. The published JSON Schema is generated from it. */
export const configSchema = v.strictObject(
  {
    $schema: v.optional(v.string('must be a text')),
    baseUrl: v.optional(
      v.pipe(
        httpURL,
        v.description('The address of the server. --server and SPECSHELF_BASE_URL take precedence.'),
      ),
    ),
    organization: v.optional(
      v.pipe(
        text,
        v.description(
          'The ID of the organization. --organization and SPECSHELF_ORGANIZATION take precedence.',
        ),
      ),
    ),
    ...common,
    specs: v.optional(
      v.pipe(v.array(spec, 'must be a list'), v.description('The specifications of this repository.')),
    ),
  },
  'must be an object',
);

export type ConfigContent = v.InferOutput<typeof configSchema>;
export type ConfiguredSpec = NonNullable<ConfigContent['specs']>[number];
