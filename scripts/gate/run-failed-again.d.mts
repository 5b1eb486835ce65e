/** The results of a file, as `report-results.mjs` writes them. */
export interface FileResults {
  file: string;
  /** The project of Vitest; empty without projects. */
  project: string;
  passed: number;
  failed: number;
  ok: boolean;
  failures: string[];
  errors: string[];
  seconds: number;
}

export interface RunReport {
  files: FileResults[];
  unhandledErrors: string[];
}

export const mostFlaky: number;

export function runFailedAgain(
  report: RunReport | undefined,
  runFile: (results: FileResults) => Promise<RunReport | undefined>,
): Promise<{ passed: number; failed: number; flaky: string[]; failures: string[] }>;
