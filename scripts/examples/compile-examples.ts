import ts from 'typescript';

/** A value or type that an example may use without an import. */
export interface Assumptions {
  /** Modules whose exports are imported, the most important first. */
  readonly modules: readonly string[];
  /** The types of variables, by name. */
  readonly variables: Readonly<Record<string, string>>;
}

/** An example without its path, with the names that it may assume. READMEs assume nothing. */
interface AssumingExample {
  readonly code: string;
  readonly assumes: Assumptions;
}

export interface CompiledExamples {
  /** The programs with their imports, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

/**
 * Completes and compiles examples, by the path that each file would have. Writes no files. All examples share one
 * compilation, which takes far longer than they do.
 */
export function compileExamples(
  examples: ReadonlyMap<string, AssumingExample>,
  folder: string,
  options: ts.CompilerOptions,
): CompiledExamples {
  const compilerOptions = { ...options, verbatimModuleSyntax: false, isolatedModules: false };
  const modules = new Set([...examples.values()].flatMap(({ assumes }) => assumes.modules));
  const importer = `${folder}/imports.ts`;
  const imports = [...modules].map((name) => `import '${name}';`).join('\n');
  const first = programOf(new Map([[importer, imports]]), compilerOptions);
  const names = exportedNames(first, importer);
  const files = new Map([...examples].map(([path, example]) => [path, completed(example, names)] as const));
  const program = programOf(files, compilerOptions, first);
  const problems = [...files.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText }) => ({
      path,
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  });
  return { files, problems };
}

function completed(
  { code, assumes }: AssumingExample,
  exported: ReadonlyMap<string, readonly string[]>,
): string {
  const declared = [...code.matchAll(/^(?:type|interface|class|const|let) (\w+)|^import \{(.*)\}/gm)];
  const known = new Set(declared.flatMap(([, name, imported = '']) => name ?? imported.match(/\w+/g) ?? []));
  const isMissing = (name: string) => !known.has(name) && new RegExp(`\\b${name}\\b`).test(code);
  const imports = assumes.modules.flatMap((module) => {
    const used = exported.get(module)?.filter(isMissing) ?? [];
    for (const name of used) known.add(name);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${module}';`] : [];
  });
  const declarations = Object.entries(assumes.variables).flatMap(([name, type]) =>
    isMissing(name) ? [`declare const ${name}: ${type};`] : [],
  );
  return [...imports, ...declarations, code, 'export {};'].join('\n');
}

/** The exports of every module that a file imports. */
function exportedNames(program: ts.Program, path: string): ReadonlyMap<string, readonly string[]> {
  const checker = program.getTypeChecker();
  const statements = program.getSourceFile(path)?.statements ?? [];
  return new Map(
    [...statements].filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => {
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      const names = module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
      return [moduleSpecifier.getText().slice(1, -1), names] as const;
    }),
  );
}

function programOf(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  old?: ts.Program,
): ts.Program {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  Object.assign(host, {
    fileExists: (name: string) => files.has(name) || fileExists(name),
    readFile: (name: string) => files.get(name) ?? readFile(name),
    getSourceFile: (...[name, target, ...rest]: Parameters<typeof getSourceFile>) => {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target);
      return old?.getSourceFile(name) ?? getSourceFile(name, target, ...rest);
    },
  });
  return ts.createProgram([...files.keys()], options, host, old);
}
