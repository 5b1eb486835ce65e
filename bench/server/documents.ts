import { type BenchDocument, textOf } from '../shared/bench-document.js';
import { documentSet, wholeDocuments } from '../shared/document-set.js';
import { generatedDocument } from '../shared/generated-documents.js';
import type { Options } from '../shared/options.js';
import { type BenchRequest, organizationPath } from '../shared/servers/exchange.js';

/** Documents to publish and request. */
export interface Documents {
  small: string;
  medium: string;
  large: string;
  /** All documents of one file, largest first. */
  all: readonly BenchDocument[];
}

/** Returns documents of the corpus if there is one; a quick run generates smaller ones. */
export function documentsFor(options: Options): Documents {
  const all = wholeDocuments(documentSet(options));
  const largest = options.quick ? undefined : all.find(({ format }) => format === 'json');
  const isReal = options.corpus !== undefined && largest !== undefined;
  const large = isReal ? largest : generatedDocument(options.quick ? 600 : 10_000);
  return { small: smallOf(0), medium: textOf(generatedDocument(150)), large: textOf(large), all };
}

/** Returns a document of about 1 kB, a different one for each number. */
export function smallOf(number: number): string {
  const schema = { type: 'array', items: { $ref: '#/components/schemas/Berth' } };
  const listBerths = {
    ...{ operationId: 'listBerths', tags: ['berths'], summary: 'List berths' },
    responses: { 200: { description: 'The berths.', content: { 'application/json': { schema } } } },
  };
  const properties = {
    number: { type: 'integer', description: 'Painted on the quay.' },
    length: { type: 'number', description: 'In metres, of the longest ship that fits.' },
    ship: { type: 'string', description: 'The name of the ship that lies there now.' },
  };
  const description = 'Where ships *lie*, and for how long.';
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: `Harbour ${number}`, version: '1.0.0', description },
    tags: [{ name: 'berths', description: 'Places where ships lie.' }],
    paths: { '/berths': { get: listBerths } },
    components: { schemas: { Berth: { type: 'object', required: ['number'], properties } } },
  });
}

let published = 0;

/**
 * Returns a request that publishes the JSON document with a change and a new slug each time, so that each is a new version. The slugs
 * start with `new-`, and sort after all existing ones.
 */
export function renewedPublication(text: string): BenchRequest {
  // Encoding the document each time would delay other requests.
  const [before = '', after = ''] = JSON.stringify({
    source: { text: text.replace('{', '{"x-number":0,') },
  }).split('x-number\\":0', 2);
  const renew = () => {
    published += 1;
    const body = `${before}x-number\\":${published}${after}`;
    return { path: `${organizationPath}/new-${published}`, body };
  };
  return { method: 'PUT', status: 201, renew, ...renew() };
}
