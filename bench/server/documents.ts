import { type BenchDocument, textsOf } from '../shared/bench-document.js';
import { documentSet } from '../shared/document-set.js';
import { generatedDocument } from '../shared/generated-documents.js';
import type { Options } from '../shared/options.js';

/** Documents to publish and request. */
export interface Documents {
  /** Returns a document of about 1 kB, a different one for each number. */
  smallOf(number: number): string;
  small: string;
  medium: string;
  large: string;
  /** All documents of one file, for measurements by document. */
  all: readonly BenchDocument[];
}

// An operation of a generated document has 1.3 kB, with its schema.
const mediumOperations = 150;
const largeOperations = 10_000;
const quickOperations = 600;

/** Returns documents of the corpus if there is one; a quick run generates smaller ones. */
export function documentsFor(options: Options): Documents {
  // The server would fetch the files that a document references.
  const all = documentSet(options).documents.filter(
    ({ files, unavailable }) => files.size === 1 && unavailable.size === 0,
  );
  return {
    smallOf,
    small: smallOf(0),
    medium: textOf(generatedDocument(mediumOperations)),
    large: largest(options, all),
    all,
  };
}

function largest({ quick, corpus }: Options, all: readonly BenchDocument[]): string {
  if (quick) return textOf(generatedDocument(quickOperations));
  const json = all.filter(({ format }) => format === 'json').sort((a, b) => b.bytes - a.bytes)[0];
  return corpus !== undefined && json ? textOf(json) : textOf(generatedDocument(largeOperations));
}

export function textOf(document: BenchDocument): string {
  return textsOf(document).get(document.entry) ?? '';
}

function smallOf(number: number): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: `Harbour ${number}`,
      version: '1.0.0',
      description: 'Where ships *lie*, and for how long.',
    },
    tags: [{ name: 'berths', description: 'Places where ships lie.' }],
    paths: {
      '/berths': {
        get: {
          operationId: 'listBerths',
          tags: ['berths'],
          summary: 'List berths',
          responses: {
            200: {
              description: 'The berths.',
              content: {
                'application/json': {
                  schema: { type: 'array', items: { $ref: '#/components/schemas/Berth' } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Berth: {
          type: 'object',
          required: ['number'],
          properties: {
            number: { type: 'integer', description: 'Painted on the quay.' },
            length: { type: 'number', description: 'In metres, of the longest ship that fits.' },
            ship: { type: 'string', description: 'The name of the ship that lies there now.' },
          },
        },
      },
    },
  });
}

/** Returns the body of a request that publishes the document with a change, so that each is a new version. JSON only. */
export function renewable(text: string): (number: number) => string {
  const [before = '', after = ''] = JSON.stringify({
    source: { text: text.replace('{', '{"x-number":0,') },
  }).split('x-number\\":0', 2);
  return (number) => `${before}x-number\\":${number}${after}`;
}
