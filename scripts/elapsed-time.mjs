// Finds tests that assert elapsed time: `node scripts/elapsed-time.mjs [file…]`. Lists values of a clock that reach an assertion, also
// through variables, members, and functions of the same file, and exits with 1 when there are any. Elapsed time depends on the load of
// the machine. CPU time is allowed.
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that may assert elapsed time. */
const exempt = new Set([]);

const tests =
  /^(?:(?:(?:apps|packages)\/[^/]+|bench)\/test(?:-heavy|-release)?|packages\/conformance\/src)\/.*\.ts$/;
const assertion = /^(?:expect|equal|isTrue|assert.*)$/;
const clock = /^(?:globalThis\.)?(?:performance\.now|Date\.now|process\.hrtime(?:\.bigint)?)$/;
/** Functions whose result derives from their arguments. */
const derived = /^(?:Math\.\w+|Number|BigInt|String|Promise\.all)$/;
/** Methods that add their arguments to an object. */
const additions = new Set(['push', 'unshift', 'add', 'set']);

const files = process.argv.length > 2 ? process.argv.slice(2) : trackedTests();
const program = ts.createProgram(files, { noResolve: true, noLib: true, types: [] });
const checker = program.getTypeChecker();
for (const file of program.getSourceFiles()) {
  const name = relative(root, file.fileName);
  if (exempt.has(name)) continue;
  for (const line of linesWithElapsedTime(file)) {
    console.error(
      `${name}:${line} asserts elapsed time. Assert counts, results, the order of events, or the growth of CPU time (scripts/testing/expect-growth.ts).`,
    );
    process.exitCode = 1;
  }
}

function trackedTests() {
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => tests.test(file) && ts.sys.fileExists(`${root}${file}`))
    .map((file) => `${root}${file}`);
}

function linesWithElapsedTime(file) {
  if (!/performance|Date|hrtime/.test(file.text)) return [];
  const nodes = descendantsOf(file);
  /** Symbols of variables and functions, and names of members, whose value or result derives from a clock. */
  const times = new Set();
  for (let before = -1; before < times.size; ) {
    before = times.size;
    for (const node of nodes) collect(node, times);
  }
  const lines = nodes
    .filter((node) => ts.isCallExpression(node) && isAssertion(node.expression))
    .filter((call) => call.arguments.some((argument) => isTime(argument, times)))
    .map((call) => file.getLineAndCharacterOfPosition(placeOf(call)).line + 1);
  return [...new Set(lines)];
}

function descendantsOf(node) {
  const nodes = [node];
  for (const one of nodes) ts.forEachChild(one, (child) => void nodes.push(child));
  return nodes;
}

/** A matcher has the line of its name. */
function placeOf({ expression }) {
  return ts.isPropertyAccessExpression(expression) ? expression.name.getStart() : expression.getStart();
}

/** Whether a callee is `expect`, a matcher of `expect(…)`, or another assertion. */
function isAssertion(callee) {
  if (ts.isIdentifier(callee)) return assertion.test(callee.text);
  return (
    (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isAssertion(callee.expression)
  );
}

/** Adds what a statement or a call assigns a time to. */
function collect(node, times) {
  if (ts.isVariableDeclaration(node)) assign(node.name, givenTo(node), times);
  else if (ts.isPropertyAssignment(node) && isTime(node.initializer, times)) times.add(node.name.getText());
  else if (ts.isShorthandPropertyAssignment(node) && times.has(symbolOf(node))) times.add(node.name.text);
  else if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind))
    assign(node.left, node.right, times);
  else if (ts.isFunctionLike(node) && returnsTime(node, times)) addFunction(node, times);
  else if (ts.isCallExpression(node)) collectFromCall(node, times);
}

/** The elements of a list are assigned to the variable of a loop. */
function givenTo({ initializer, parent }) {
  return initializer ?? (ts.isForOfStatement(parent.parent) ? parent.parent.expression : undefined);
}

function isAssignment(kind) {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Parts of an object have the names of its members. */
function assign(target, value, times) {
  if (ts.isObjectBindingPattern(target)) {
    for (const { name, propertyName } of target.elements) {
      if (times.has((propertyName ?? name).getText())) addName(name, times);
    }
  } else if (value && !ts.isObjectLiteralExpression(value) && isTime(value, times)) addName(target, times);
}

function addName(target, times) {
  if (ts.isArrayBindingPattern(target)) {
    for (const element of target.elements) if (ts.isBindingElement(element)) addName(element.name, times);
  } else if (ts.isPropertyAccessExpression(target)) times.add(target.name.text);
  else if (ts.isElementAccessExpression(target)) addName(target.expression, times);
  else if (ts.isIdentifier(target)) times.add(symbolOf(target) ?? target.text);
}

function collectFromCall({ expression, arguments: given }, times) {
  const isAddition = ts.isPropertyAccessExpression(expression) && additions.has(expression.name.text);
  if (isAddition && given.some((argument) => isTime(argument, times))) addName(expression.expression, times);
  const parameters = functionOf(symbolOf(expression))?.parameters ?? [];
  for (const [index, parameter] of parameters.entries()) assign(parameter.name, given[index], times);
}

function functionOf(symbol) {
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined || ts.isFunctionDeclaration(declaration)) return declaration;
  const { initializer } = declaration;
  return initializer && ts.isFunctionLike(initializer) ? initializer : undefined;
}

function returnsTime({ body }, times) {
  if (body === undefined) return false;
  if (!ts.isBlock(body)) return isReturnedTime(body, times);
  const statements = [body];
  for (const one of statements) {
    if (ts.isReturnStatement(one) && one.expression && isReturnedTime(one.expression, times)) return true;
    ts.forEachChild(one, (child) => void (ts.isFunctionLike(child) || statements.push(child)));
  }
  return false;
}

/** The members of a returned object count by their names. */
function isReturnedTime(value, times) {
  return !ts.isObjectLiteralExpression(ts.skipParentheses(value)) && isTime(value, times);
}

function addFunction(node, times) {
  if (node.name) addName(node.name, times);
  else if (ts.isVariableDeclaration(node.parent)) addName(node.parent.name, times);
  else if (ts.isPropertyAssignment(node.parent)) times.add(node.parent.name.getText());
}

function symbolOf(node) {
  return ts.isShorthandPropertyAssignment(node)
    ? checker.getShorthandAssignmentValueSymbol(node)
    : checker.getSymbolAtLocation(node);
}

/** Whether a value derives from a clock. */
function isTime(node, times) {
  const isPart = (part) => isTime(part, times);
  if (ts.isIdentifier(node)) return times.has(symbolOf(node) ?? node.text);
  if (ts.isPropertyAccessExpression(node)) return times.has(node.name.text) || isPart(node.expression);
  if (ts.isCallExpression(node)) return isTimeOfCall(node, times);
  if (ts.isBinaryExpression(node)) return isTimeOfOperation(node, times);
  if (ts.isConditionalExpression(node))
    return isPart(node.whenTrue) || isPart(node.whenFalse) || isPart(node.condition);
  if (ts.isObjectLiteralExpression(node)) return node.properties.some(isPart);
  if (ts.isPropertyAssignment(node)) return isPart(node.initializer);
  if (ts.isShorthandPropertyAssignment(node)) return times.has(symbolOf(node));
  if (ts.isFunctionLike(node)) return returnsTime(node, times);
  if (ts.isTemplateExpression(node)) return node.templateSpans.some(({ expression }) => isPart(expression));
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isPart);
  if (ts.isNewExpression(node)) return false;
  if (ts.isPrefixUnaryExpression(node)) return isPart(node.operand);
  return node.expression !== undefined && isPart(node.expression);
}

function isTimeOfCall({ expression, arguments: given }, times) {
  const callee = expression.getText();
  if (clock.test(callee)) return true;
  if (/\.(?:getTime|valueOf)$/.test(callee) && isDate(expression.expression)) return true;
  // A list of results, such as `names.map(() => …)`.
  const isResult = (argument) => derived.test(callee) || ts.isArrowFunction(argument);
  return isTime(expression, times) || given.some((argument) => isResult(argument) && isTime(argument, times));
}

function isTimeOfOperation({ left, right, operatorToken }, times) {
  const isDifference = operatorToken.kind === ts.SyntaxKind.MinusToken && (isDate(left) || isDate(right));
  return isDifference || isTime(left, times) || isTime(right, times);
}

/** Whether a value is the current date: `new Date()`, or a variable with it. */
function isDate(node) {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && !node.arguments?.length;
  const declaration = ts.isIdentifier(node) ? symbolOf(node)?.valueDeclaration : undefined;
  const { initializer } = declaration ?? {};
  return initializer !== undefined && ts.isNewExpression(initializer) && isDate(initializer);
}
