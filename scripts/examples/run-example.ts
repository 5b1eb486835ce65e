import { format } from 'node:util';
import ts from 'typescript';

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor;

/** The expected output of a line such as `console.log(1 + 1); // 2`, and its actual output: values separated by commas. */
export interface Output {
  readonly expected: string;
  readonly actual: string;
}

/**
 * Runs an example in TypeScript with the modules that it imports and other values by name. Returns the outputs of the lines with
 * an expected one; the actual output of a line that did not run is empty.
 */
export async function runExample(
  code: string,
  load: (module: string) => unknown,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Output[]> {
  const expected: string[] = [];
  const printed: string[][] = [];
  const labeled = code.replaceAll(
    /\bconsole\.(?:log|error)\((.*)\); \/\/ (.+)$/gm,
    (_line, args: string, text: string) => `console.check(${expected.push(text) - 1}, ${args});`,
  );
  const { outputText } = ts.transpileModule(labeled, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  const console = {
    log: () => undefined,
    // An example that is expected to print an error has an expected output.
    error: (...line: unknown[]) => {
      throw new Error(`The example printed an error: ${format(...line)}`);
    },
    check: (index: number, ...line: unknown[]) => {
      printed[index] = [...(printed[index] ?? []), format(...line)];
    },
  };
  const names = ['require', 'exports', 'console', ...Object.keys(values)];
  // In a block, because the example may declare one of these names itself.
  await AsyncFunction(...names, `{${outputText}}`)(load, {}, console, ...Object.values(values));
  return expected.map((text, index) => ({ expected: text, actual: printed[index]?.join(', ') ?? '' }));
}
