/** Limits for one description. Sizes are in UTF-16 units. */
export interface ParserLimits {
  /** Nesting depth of a JSON file. */
  jsonDepth: number;
  /** Nesting depth of a YAML file, with expanded aliases. */
  yamlDepth: number;
  /** Objects and arrays of all files, with expanded aliases. */
  nodes: number;
  /** Length of the printed result, or four times its input if that is longer. */
  printed: number;
  references: number;
  /** Files of the description, with the entry. */
  files: number;
  /** Total length of all files. */
  total: number;
  /** Listed problems. The problem count has no limit. */
  problems: number;
}

export const defaultLimits: ParserLimits = {
  jsonDepth: 300,
  yamlDepth: 100,
  nodes: 1_000_000,
  printed: 8 * 1024 * 1024,
  references: 500_000,
  files: 100,
  total: 64 * 1024 * 1024,
  problems: 100,
};

export const printedLimit = (limits: ParserLimits, input: number) => Math.max(4 * input, limits.printed);
