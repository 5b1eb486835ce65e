import { parseArgs } from 'node:util';

export interface Options {
  /** Folder of a corpus. */
  corpus: string | undefined;
  /** Measures only this document of the corpus. */
  document: string | undefined;
  /** Few rounds over small documents, to check that the benchmark runs. */
  quick: boolean;
  /** File to write the figures to. */
  json: string | undefined;
  engines: readonly string[];
  parts: readonly string[];
  /** Whether a subject or a case is among those that `--only` selects. Default: all. */
  isSelected(name: string): boolean;
  /** Numbers of specifications in a database. */
  specs: readonly number[];
}

const engines = ['sqlite', 'postgresql'] as const;

/** Reads the options of all areas. `parts` are those of the area. */
export function readOptions(args: readonly string[], parts: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      document: { type: 'string' },
      quick: { type: 'boolean', default: false },
      json: { type: 'string' },
      engine: { type: 'string', multiple: true, default: [...engines] },
      part: { type: 'string', multiple: true, default: [...parts] },
      only: { type: 'string', multiple: true, default: [] },
      specs: { type: 'string', multiple: true, default: ['1000', '50000'] },
    },
  });
  const { document, quick, json, engine, part, only, specs } = values;
  rejectUnknown('--engine', engine, engines);
  rejectUnknown('--part', part, parts);
  return {
    ...{ document, quick, json, engines: engine, parts: part, specs: specs.map(Number) },
    corpus: process.env['SPECSHELF_CORPUS'] || undefined,
    isSelected: (name) => only.length === 0 || only.includes(name),
  };
}

function rejectUnknown(option: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${option} may be ${known.join(', ')}, but not "${unknown}".`);
}
