import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const program = programOf(['index.ts', 'document.ts'].map((name) => source + name));
const checker = program.getTypeChecker();

/** Something that people who use the library can name. */
interface PublicThing {
  name: string;
  symbol: ts.Symbol;
  /** The example of what it belongs to, which may show it. */
  example: string;
  /** Whether it is an export or can be called, and so can be shown in use. */
  isUsable: boolean;
}

describe.each(['index.ts', 'document.ts'])('%s', (entry) => {
  const things = publicThingsOf(entry);
  console.log(
    `${entry}: ${things.length} public names, ${things.filter(isUsable).length} of them shown in use`,
  );

  test('says of every name what it is', () => {
    expect(things.length).toBeGreaterThan(10);
    expect(things.filter((thing) => !isDescribed(thing)).map(({ name }) => name)).toEqual([]);
  });

  test('shows every export and every method in use', () => {
    const unshown = things.filter((thing) => isUsable(thing) && !isShown(thing));
    expect(unshown.map(({ name }) => name)).toEqual([]);
  });
});

function isUsable({ isUsable }: PublicThing): boolean {
  return isUsable;
}

function publicThingsOf(entry: string): PublicThing[] {
  const file = program.getSourceFile(source + entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} exports nothing`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const members = membersOf(symbol).map((member) => ({
      name: `${exported.name}.${member.name}`,
      symbol: member,
      example: exampleOf(symbol),
      isUsable: (member.flags & ts.SymbolFlags.Method) !== 0,
    }));
    return [{ name: exported.name, symbol, example: '', isUsable: true }, ...members];
  });
}

/** What people see of it, but for what it has from the language, such as from `Error`: that is described there. */
function membersOf(symbol: ts.Symbol): ts.Symbol[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (type.flags & ts.TypeFlags.Any || type.isUnion()) return [];
  const isOurs = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((each) => /\/packages\/(sdk|contract)\//.test(each.getSourceFile().fileName));
  return type.getProperties().filter((member) => isOurs(member) && !/^(__|#)/.test(member.name));
}

function isShown({ symbol, example }: PublicThing): boolean {
  return exampleOf(symbol) !== '' || new RegExp(`\\b${symbol.name}[(:]`).test(example);
}

function exampleOf(symbol: ts.Symbol): string {
  const tags = symbol.getJsDocTags(checker).filter(({ name }) => name === 'example');
  return tags.map(({ text }) => ts.displayPartsToString(text)).join('\n');
}

/** A member may be of a named schema of the document, which says what it is; `object` says what all of it is. */
function isDescribed({ symbol }: PublicThing): boolean {
  const declared = symbol.declarations?.map((each) => each.getText()).join() ?? '';
  return /components\["schemas"\]|^object:/.test(declared) || descriptionOf(symbol) !== '';
}

function descriptionOf(symbol: ts.Symbol): string {
  const tags = symbol.getJsDocTags(checker).filter(({ name }) => name === 'description');
  const texts = [symbol.getDocumentationComment(checker), ...tags.map(({ text }) => text)];
  return texts.map((text) => ts.displayPartsToString(text)).join('');
}

function programOf(files: string[]): ts.Program {
  const config = fileURLToPath(new URL('tsconfig.json', import.meta.url));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    fileURLToPath(new URL('.', import.meta.url)),
  );
  return ts.createProgram(files, options);
}
