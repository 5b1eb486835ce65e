import { realpath } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { SpecSource } from '@specshelf/sdk';
import { collectFiles } from '../files/collect-files.js';
import type { Description, PlacedProblem } from '../files/description.js';
import { isWithin } from '../files/is-within.js';
import { levelsAbove } from '../files/locations.js';
import { readDescription } from '../files/read-description.js';
import { type InputText, readInput } from '../files/read-input.js';
import { readWithin, refusalOf } from '../files/within-root.js';
import { CommandFailure } from '../process/command-failure.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { textsByPath } from '../report/compare-descriptions.js';
import { missingFiles } from '../report/read-pair.js';
import type { Target } from '../targets/target.js';

/** A description as a command sends it. */
export interface LocalSpec {
  source: SpecSource;
  /** Undefined if it is not usable. */
  description: Description | undefined;
  /** The problems that this program found; those of a server take precedence. */
  problems: PlacedProblem[];
  /** Texts by printed path. */
  texts: ReadonlyMap<string, string>;
  /** Returns the printed path of a file as the server names it; of the root document for none. */
  printedPath(file: string | undefined): string;
}

/**
 * Reads a description with the files that it references, which must be below `root`: a reference in a pull request must not send other
 * files of the machine to the server. Throws a `CommandFailure` if the entry cannot be read.
 */
export async function readSpec(
  target: Target,
  root: string,
  process: CommandLineProcess,
  base: string,
): Promise<LocalSpec> {
  const own = await rootFor(target, root, process.cwd());
  const input = await readInput('file' in target.source ? target.name : '-', process, base);
  const files = await collectFiles(input.path, input.text, readWithin(own, input.read));
  const levels = levelsAbove(input.path, [...files.texts.keys(), ...files.unreadable.keys()]);
  const result = readDescription(input, files, levels);
  const entry = input.print(input.path);
  if (result.kind === 'unusable') {
    return {
      source: { text: input.text },
      description: undefined,
      problems: result.problems,
      texts: result.texts,
      printedPath: (file) => file ?? entry,
    };
  }
  const { description } = result;
  const missing: PlacedProblem[] = missingFiles(description).map((problem) => ({
    ...problem,
    severity: 'error',
  }));
  const isUsable = missing.length === 0;
  return {
    source: sourceOf(description, input),
    description: isUsable ? description : undefined,
    problems: isUsable ? description.problems : missing,
    texts: textsByPath(description),
    printedPath: (file) => printedPathOf(file, description, entry),
  };
}

/** A server names the only file of a text `openapi.yaml` or `openapi.json`. */
function printedPathOf(file: string | undefined, { locations, paths }: Description, entry: string): string {
  if (file === undefined || (locations.length === 1 && !/^https?:/.test(file))) return entry;
  return paths.get(file) ?? file;
}

function sourceOf({ locations, texts }: Description, { text }: InputText): SpecSource {
  const [entry = ''] = locations;
  const used = locations.filter((location) => texts.has(location));
  if (used.length <= 1) return { text };
  return { files: Object.fromEntries(used.map((location) => [location, texts.get(location) ?? ''])), entry };
}

/**
 * Returns the folder whose files may be sent with a description. A file outside of the root is allowed if the user names it, but not if
 * it is in the configuration or a symbolic link.
 */
async function rootFor({ source, name, isConfigured }: Target, root: string, cwd: string): Promise<string> {
  if (!('file' in source)) return root;
  // The path as the user wrote it, whose links do not count.
  const named = resolve(await realpath(cwd), relative(cwd, source.file));
  const isNamed = !isConfigured && !isWithin(await realpath(root), named);
  const own = isNamed ? dirname(source.file) : root;
  const reason = await refusalOf(source.file, own);
  if (reason === undefined) return own;
  throw new CommandFailure([`${name} is not sent: ${reason}. Copy the file to the repository.`], 2);
}
