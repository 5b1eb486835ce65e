import ts from 'typescript';

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor;

/** Runs an example in TypeScript with the modules that it imports and other values by name. Returns what it logs. */
export async function runExample(
  code: string,
  modules: Readonly<Record<string, object>>,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const lines: string[] = [];
  const log = (...line: unknown[]): void => void lines.push(line.join(' '));
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const body = outputText
    .replaceAll(/^import (\{[^}]*\}) from '([^']*)';$/gm, "const $1 = modules['$2'];")
    .replaceAll(/^export \{\};$/gm, '');
  const names = ['modules', 'console', ...Object.keys(values)];
  await AsyncFunction(...names, body)(modules, { log, error: log }, ...Object.values(values));
  return lines;
}
