import { dirname } from 'node:path';
import ts from 'typescript';

/** Returns the options of a `tsconfig.json`, including those that it extends. */
export function readCompilerOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options;
}
