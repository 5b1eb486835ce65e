import ts from 'typescript';

/** Something that people who use a package can name. */
export interface PublicThing {
  /** With what it is a part of, such as `Client.specs`. */
  name: string;
  /** Whether its docstring, or the document of the API, says what it is. */
  isDescribed: boolean;
  /** Whether it is an export or can be called, and so can be shown in use. */
  isUsable: boolean;
  /** Whether an example of its own, or of what it is a part of, shows it. */
  isShown: boolean;
}

/** What each of the files, the entries of a package, lets people name. */
export function publicThingsOf(
  entries: readonly string[],
  options: ts.CompilerOptions,
): ReadonlyMap<string, readonly PublicThing[]> {
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  return new Map(
    entries.map((entry) => {
      const file = program.getSourceFile(entry);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`${entry} exports nothing`);
      return [
        entry,
        checker.getExportsOfModule(module).flatMap((each) => thingsOfExport(checker, each)),
      ] as const;
    }),
  );
}

function thingsOfExport(checker: ts.TypeChecker, exported: ts.Symbol): PublicThing[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const thing = {
    name: exported.name,
    isDescribed: isDescribed(checker, symbol),
    isUsable: true,
    isShown: exampleOf(checker, symbol) !== '',
  };
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return [thing, ...thingsOfType(checker, type, exported.name, exampleOf(checker, symbol))];
}

/** What people see of it, but for what it has from the language, such as from `Error`: that is described there. */
function thingsOfType(
  checker: ts.TypeChecker,
  type: ts.Type,
  within: string,
  outerExample: string,
): PublicThing[] {
  if (type.flags & ts.TypeFlags.Any || type.isUnion()) return [];
  const members = type.getProperties().filter((each) => isOurs(each) && !/^(__|#)/.test(each.name));
  return members.flatMap((member) => {
    const name = `${within}.${member.name}`;
    const example = exampleOf(checker, member);
    const thing = {
      name,
      isDescribed: isDescribed(checker, member),
      isUsable: isMethod(member),
      isShown: example !== '' || new RegExp(`\\b${member.name}[(:]`).test(outerExample),
    };
    const inner = groupOfMethods(checker, member);
    return [thing, ...(inner ? thingsOfType(checker, inner, name, example || outerExample) : [])];
  });
}

/** Ours are the packages of this repository, and not what they install. */
function isOurs({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((each) =>
    /\/packages\/(?!.*\/node_modules\/)/.test(each.getSourceFile().fileName),
  );
}

/** Methods that stand together under a name, such as `add.spec`. What else is written in place, its member describes. */
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

/** A member may be of a named schema of the document, which says what it is; `object` says what all of it is. */
function isDescribed(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const declared = symbol.declarations?.map((each) => each.getText()).join() ?? '';
  return (
    /components\["schemas"\]|^object:/.test(declared) || symbol.getDocumentationComment(checker).length > 0
  );
}
