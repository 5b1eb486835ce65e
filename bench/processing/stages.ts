import { createHash } from 'node:crypto';
import type { JSONObject } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';
import { outlineOf } from '@specshelf/generator/outline-of';
import { type ParseInput, parse } from '@specshelf/parser';
// Imports internal modules, because the packages do not export their inner steps.
import { defaultLimits } from '../../packages/parser/src/problems/limits.js';
import { convertSwagger } from '../../packages/parser/src/swagger/convert-swagger.js';
import { enrich } from '../../packages/service/src/work/processing/enrich.js';
import { bareParse } from '../shared/bare-parse.js';
import { type BenchDocument, textsOf } from '../shared/bench-document.js';
import { runWhole } from '../shared/run-whole.js';
import type { Subject } from '../shared/series.js';

/** Returns the stages of our pipeline for a document, as subjects. */
export function stagesOf(document: BenchDocument): Subject[] {
  const input = inputOf(document);
  return [
    { name: 'parse', run: () => parse(input) },
    ...(document.isSwagger ? [upgradeStage(input)] : []),
    { name: 'stored', run: () => toStored(document) },
    ...enrichmentStages(input),
    { name: 'pipeline', run: () => runWhole(document.entry, document.files, document.unavailable) },
  ];
}

function inputOf(document: BenchDocument): ParseInput {
  const { entry, unavailable } = document;
  return { entry, files: textsOf(document), unavailable, limits: { files: 10_000 } };
}

function specificationOf(input: ParseInput): JSONObject {
  const result = parse(input);
  if (result.kind === 'parsed') return result.specification;
  throw new Error(`${input.entry} cannot be parsed: ${JSON.stringify(result)}`);
}

/** The conversion of Swagger 2.0, which does not change its input. */
function upgradeStage({ entry, files }: ParseInput): Subject {
  const root: unknown = bareParse(files.get(entry) ?? '');
  if (!isObject(root)) throw new Error(`${entry} is not an object`);
  return { name: 'upgrade', run: () => convertSwagger(root, new URL(entry), defaultLimits) };
}

/** All steps from the received bytes to the stored text, except for descriptions. */
function toStored(document: BenchDocument): string {
  const specification = specificationOf(inputOf(document));
  const printed = JSON.stringify(specification);
  for (const bytes of document.files.values()) createHash('sha256').update(bytes).digest('hex');
  return printed;
}

function enrichmentStages(input: ParseInput): Subject[] {
  let specification = specificationOf(input);
  return [
    {
      name: 'enrich',
      // Changes its input.
      prepare: () => {
        specification = specificationOf(input);
      },
      run: () => enrich(specification),
    },
    { name: 'outline', run: () => JSON.stringify(outlineOf(specification)) },
  ];
}
