import { isArray, isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import { childPath, type Path } from '../json/path.js';
import { type Field, fieldOf, type ObjectType, referenceOf, shapeOf } from './object-table.js';

/** An object of a document, with its type and its path. */
export interface Step {
  readonly value: JSONObject;
  readonly type: ObjectType;
  readonly path: Path;
}

type Visit = (step: Step, reference: string | undefined) => void;

/** Visits objects by the table of their specification, never the data in them. Not recursive. */
export class Walk {
  readonly #visit: Visit;
  readonly #visited: Set<JSONObject>[] = [];
  readonly #waiting: Step[] = [];
  readonly #stack: Step[] = [];

  /** Calls `visit` once for each object and type, containers first, in the order of the document. */
  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** Queues an object, such as the target of a reference. */
  add(step: Step): void {
    this.#waiting.push(step);
  }

  run(): void {
    for (let next = 0; next < this.#waiting.length; next += 1) {
      const start = this.#waiting[next];
      if (start !== undefined) this.#stack.push(start);
      for (let step = this.#stack.pop(); step !== undefined; step = this.#stack.pop()) {
        if (this.#isFirstVisit(step)) {
          const reference = referenceOf(step.value, step.type);
          this.#visit(step, reference);
          this.#pushMembers(step, reference);
        }
      }
    }
    this.#waiting.length = 0;
  }

  #isFirstVisit({ value, type }: Step): boolean {
    const seen = this.#visited[type.id] ?? new Set();
    this.#visited[type.id] = seen;
    const before = seen.size;
    return seen.add(value).size > before;
  }

  #pushMembers(step: Step, reference: string | undefined): void {
    const from = this.#stack.length;
    for (const name of Object.keys(step.value)) {
      if (name === '$ref' && reference !== undefined) continue;
      const field = fieldOf(step.type, name);
      const value = step.value[name];
      if (field !== undefined && value !== undefined) this.#pushValue(value, field, step.path, name);
    }
    reverseFrom(this.#stack, from);
  }

  #pushValue(value: JSONValue, field: Field, parent: Path, token: string | number): void {
    const shape = shapeOf(field, value);
    if (shape?.is === 'object' && isObject(value)) {
      this.#stack.push({ value, type: shape.type, path: childPath(parent, token) });
    } else if (shape?.is === 'array' && isArray(value)) {
      const path = childPath(parent, token);
      value.forEach((item, index) => {
        this.#pushValue(item, shape.item, path, index);
      });
    }
  }
}

/** Reverses the items from an index on: the stack returns the last item first, and members are visited in the order of the document. */
function reverseFrom<T>(stack: T[], from: number): void {
  for (let low = from, high = stack.length - 1; low < high; low += 1, high -= 1) {
    const [first, last] = [stack[low], stack[high]];
    if (first !== undefined && last !== undefined) {
      stack[low] = last;
      stack[high] = first;
    }
  }
}
