import ts from 'typescript';

/** An export or member that users of a package can name. */
export interface PublicSymbol {
  /** The name with its parent, such as `Client.specs`. */
  name: string;
  /** Whether its docstring, or the contract, describes it. */
  isDescribed: boolean;
  /** Whether it is an export or a function, so that an example can use it. */
  isUsable: boolean;
  /** Whether an example of its own or of its parent uses it. */
  isShown: boolean;
}

/** Returns all public names of the files, which are the entries of a package. */
export function publicSymbolsOf(
  entries: readonly string[],
  options: ts.CompilerOptions,
): ReadonlyMap<string, readonly PublicSymbol[]> {
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  return new Map(
    entries.map((entry) => {
      const file = program.getSourceFile(entry);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`${entry} exports nothing`);
      return [
        entry,
        checker.getExportsOfModule(module).flatMap((each) => symbolsOfExport(checker, each)),
      ] as const;
    }),
  );
}

function symbolsOfExport(checker: ts.TypeChecker, exported: ts.Symbol): PublicSymbol[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const described = {
    name: exported.name,
    isDescribed: isDescribed(checker, symbol),
    isUsable: true,
    isShown: exampleOf(checker, symbol) !== '',
  };
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return [described, ...symbolsOfType(checker, type, exported.name, exampleOf(checker, symbol))];
}

/** Members that users see, without those inherited from the language, such as from `Error`. */
function symbolsOfType(
  checker: ts.TypeChecker,
  type: ts.Type,
  within: string,
  outerExample: string,
): PublicSymbol[] {
  if (type.flags & ts.TypeFlags.Any || type.isUnion()) return [];
  const members = type.getProperties().filter((each) => isOurs(each) && !/^(__|#)/.test(each.name));
  return members.flatMap((member) => {
    const name = `${within}.${member.name}`;
    const example = exampleOf(checker, member);
    const described = {
      name,
      isDescribed: isDescribed(checker, member),
      isUsable: isMethod(member),
      isShown: example !== '' || new RegExp(`\\b${member.name}[(:]`).test(outerExample),
    };
    const inner = groupOfMethods(checker, member);
    return [described, ...(inner ? symbolsOfType(checker, inner, name, example || outerExample) : [])];
  });
}

/** Whether a declaration is from a package of this repository, not from an installed one. */
function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((each) =>
    /\/packages\/(?!.*\/node_modules\/)/.test(each.getSourceFile().fileName),
  );
}

/** Methods grouped under a name, such as `add.spec`. Other inline types are described by their member. */
function groupOfMethods(checker: ts.TypeChecker, member: ts.Symbol): ts.Type | undefined {
  const type = checker.getTypeOfSymbol(member);
  const [declaration] = type.symbol?.declarations ?? [];
  const isInPlace = declaration !== undefined && ts.isTypeLiteralNode(declaration) && isOurs(member);
  return isInPlace && type.getProperties().some(isMethod) ? type : undefined;
}

function isMethod({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Method) !== 0;
}

function exampleOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const tags = symbol.getJsDocTags(checker).filter(({ name }) => name === 'example');
  return tags.map(({ text }) => ts.displayPartsToString(text)).join('\n');
}

/** A member may have a named schema of the contract with a description; `object` is the description of all of it. */
function isDescribed(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const declared = symbol.declarations?.map((each) => each.getText()).join() ?? '';
  return (
    /components\["schemas"\]|^object:/.test(declared) || symbol.getDocumentationComment(checker).length > 0
  );
}
