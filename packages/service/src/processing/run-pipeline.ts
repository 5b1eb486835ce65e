import { outlineOf } from '@specshelf/generator';
import { type Problem, parse } from '@specshelf/parser';
import { enrich } from './enrich.js';

/** Raised when the same files would come out otherwise than before. */
export const pipelineVersion = 1;

/** The files of a description that are at hand; the same value works here and in a worker thread. */
export interface PipelineInput {
  /** Where the entry is: a URL, or a name when it was sent as text. */
  entry: string;
  files: ReadonlyMap<string, string>;
  /** Files that cannot be had, with the reason. */
  unavailable: ReadonlyMap<string, string>;
}

export type PipelineOutput =
  | { kind: 'needs'; locations: string[] }
  | { kind: 'failed'; problems: Problem[]; problemCount: number }
  | {
      kind: 'processed';
      format: 'json' | 'yaml';
      /** The processed document and its outline, printed as JSON. */
      specification: string;
      outline: string;
      /** The files that the version was made of. */
      files: string[];
      problems: Problem[];
      problemCount: number;
    };

/** From files to a processed document, without any effect. Text in, text out: nothing needs to be cloned. */
export function runPipeline(input: PipelineInput): PipelineOutput {
  const result = parse(input);
  if (result.kind !== 'parsed') return result;
  const specification = enrich(result.specification);
  return {
    kind: 'processed',
    format: result.source.format,
    specification: JSON.stringify(specification),
    outline: JSON.stringify(outlineOf(specification)),
    files: result.files,
    problems: result.problems,
    problemCount: result.problemCount,
  };
}
