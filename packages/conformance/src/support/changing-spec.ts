import type { SuiteContext } from './suite-context.js';

export const petsPath = '/v1/orgs/acme/openapi/pets';
export const pets = { organizationId: 'acme', specSlug: 'pets' };

/** What distinguishes the versions of the specification `pets`. */
export interface PetsDocument {
  version?: string;
  /** Allowed values of the property `kind` of a request. */
  kinds?: readonly string[];
  /** Further paths. */
  paths?: readonly string[];
  description?: string;
}

/** Prints a version of `pets` in YAML. */
export function petsText({
  version = '1.0.0',
  kinds = ['cat', 'dog'],
  paths = ['/owners'],
  description = 'Pets and their owners.',
}: PetsDocument = {}): string {
  const more = paths.map(
    (path) => `  ${path}:
    get:
      operationId: list${path.slice(1)}
      responses:
        "200": { description: A list. }
`,
  );
  return `openapi: 3.1.0
info:
  title: Pets
  version: ${version}
  description: ${description}
paths:
  /pets:
    post:
      operationId: createPet
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                kind:
                  type: string
                  enum: [${kinds.join(', ')}]
      responses:
        "204": { description: Created. }
${more.join('')}`;
}

/** Functions that publish versions of `pets`. */
export function createChangingSpec(context: SuiteContext) {
  const publish = (document: PetsDocument = {}) => context.publish('pets', petsText(document));
  return {
    publish,
    /** Publishes several versions, and returns their IDs. */
    async publishAll(...documents: PetsDocument[]): Promise<string[]> {
      const ids: string[] = [];
      for (const document of documents) ids.push((await publish(document)).lastVersion ?? '');
      return ids;
    },
    setCompatibility: (compatibility: object) =>
      context.request('PATCH', petsPath, { body: { compatibility } }),
    put: (document: PetsDocument, more: object = {}, token = 'editor') =>
      context.request('PUT', petsPath, { token, body: { source: { text: petsText(document) }, ...more } }),
  };
}
