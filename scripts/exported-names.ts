import ts from 'typescript';

/** The names that files export, by the keys under which the files are given. */
export function exportedNames(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): ReadonlyMap<string, readonly string[]> {
  const program = ts.createProgram([...files.values()], options);
  const checker = program.getTypeChecker();
  const namesOf = (file: string) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
  };
  return new Map([...files].map(([key, file]) => [key, namesOf(file)]));
}
