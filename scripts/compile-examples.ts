import ts from 'typescript';

/** What is wrong with programs that are given as text by the name that each file would have. Nothing is written. */
export function compileExamples(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(
    [...files.keys()],
    { ...options, verbatimModuleSyntax: false, isolatedModules: false },
    hostWith(files, options),
  );
  return [...files].flatMap(([name, text]) => {
    const file = program.getSourceFile(name);
    const problems = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return problems.map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}\n${text}`,
    );
  });
}

function hostWith(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  return Object.assign(host, {
    fileExists: (name: string) => files.has(name) || fileExists(name),
    readFile: (name: string) => files.get(name) ?? readFile(name),
    getSourceFile: (...[name, target, ...rest]: Parameters<typeof getSourceFile>) => {
      const text = files.get(name);
      return text === undefined
        ? getSourceFile(name, target, ...rest)
        : ts.createSourceFile(name, text, target);
    },
  });
}
