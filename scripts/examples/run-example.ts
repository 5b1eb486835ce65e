import { format } from 'node:util';
import ts from 'typescript';

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor;

/** The expected output of a line such as `console.log(1 + 1); // 2`, and its actual output: values separated by commas. */
export interface Output {
  readonly promised: string;
  readonly printed: string;
}

/**
 * Runs an example in TypeScript with the modules that it imports and other values by name. Returns the outputs of the lines that
 * promise one; a line that did not run printed nothing.
 */
export async function runExample(
  code: string,
  load: (module: string) => unknown,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Output[]> {
  const promised: string[] = [];
  const printed: string[][] = [];
  const labeled = code.replaceAll(
    /\bconsole\.(?:log|error)\((.*)\); \/\/ (.+)$/gm,
    (_line, args: string, text: string) => `console.promised(${promised.push(text) - 1}, ${args});`,
  );
  const { outputText } = ts.transpileModule(labeled, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  const console = {
    log: () => undefined,
    // An example that fails on purpose also has an expected output.
    error: (...line: unknown[]) => {
      throw new Error(`The example reports a failure: ${format(...line)}`);
    },
    promised: (index: number, ...line: unknown[]) => {
      printed[index] = [...(printed[index] ?? []), format(...line)];
    },
  };
  const names = ['require', 'exports', 'console', ...Object.keys(values)];
  // In a block, because the example may declare one of these names itself.
  await AsyncFunction(...names, `{${outputText}}`)(load, {}, console, ...Object.values(values));
  return promised.map((text, index) => ({ promised: text, printed: printed[index]?.join(', ') ?? '' }));
}
