import type { JSONObject } from '@specshelf/base/json';
import type { Problem } from '@specshelf/parser';

/** One side of a comparison. */
export interface Description {
  /** As on the command line; `stdin` for standard input. */
  name: string;
  specification: JSONObject;
  /** Whether it was converted from Swagger 2.0. */
  isConverted: boolean;
  /** Locations of the used files for the parser, the entry first. */
  locations: string[];
  /** Texts by location. */
  texts: ReadonlyMap<string, string>;
  /** Printed paths by location. */
  paths: ReadonlyMap<string, string>;
  /** With printed paths. */
  problems: PlacedProblem[];
}

/** A problem with the printed path of its file. */
export interface PlacedProblem extends Problem {
  file: string;
}

/** The code of references to files that could not be read, and to URLs. */
export const unavailableCode = 'reference-unavailable';

/** Prints a problem in the form that editors and other tools recognize. */
export function printProblem(problem: PlacedProblem): string {
  return `${placeText(problem)}: ${problemText(problem)}`;
}

/** Prints a problem without its place. */
export function problemText({ severity, message, code }: PlacedProblem): string {
  return `${severity}: ${message} (${code})`;
}

/** Prints a place such as `openapi.yaml:12:3`. */
export function placeText({
  file,
  line,
  column,
}: {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}): string {
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
