import { isArray, isObject, type JSONObject, type JSONValue } from '../json/json.js';
import { childPath, type Path } from '../json/path.js';
import { type Field, fieldOf, type ObjectType, referenceOf, shapeOf } from './object-table.js';

/** An object, what the specification takes it for, and where it stands. */
export interface Step {
  readonly value: JSONObject;
  readonly type: ObjectType;
  readonly path: Path;
}

export interface WalkHandlers {
  /** Once for each object and type, containers before what they contain, in the order of the document. */
  enter(step: Step, reference: string | undefined): void;
}

export interface Walk {
  /** Adds a place to visit after everything that is under way: where a reference points. */
  follow(step: Step): void;
  /** Visits until nothing is left. May be called again after more places were added. */
  run(): void;
}

/** Visits objects by the table of their specification, never what the table calls data. Not recursive. */
export function createWalk(handlers: WalkHandlers): Walk {
  const visited: Set<JSONObject>[] = [];
  const waiting: Step[] = [];
  const stack: Step[] = [];

  function run(): void {
    for (let next = 0; next < waiting.length; next += 1) {
      const start = waiting[next];
      if (start !== undefined) {
        stack.push(start);
      }
      for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
        if (isFirstVisit(step)) {
          const reference = referenceOf(step.value, step.type);
          handlers.enter(step, reference);
          pushMembers(step, reference);
        }
      }
    }
    waiting.length = 0;
  }

  function isFirstVisit({ value, type }: Step): boolean {
    let seen = visited[type.id];
    if (seen === undefined) {
      seen = new Set();
      visited[type.id] = seen;
    }
    const before = seen.size;
    return seen.add(value).size > before;
  }

  function pushMembers(step: Step, reference: string | undefined): void {
    const from = stack.length;
    for (const name of Object.keys(step.value)) {
      if (name === '$ref' && reference !== undefined) {
        continue;
      }
      const field = fieldOf(step.type, name);
      const value = step.value[name];
      if (field !== undefined && value !== undefined) {
        pushValue(value, field, step.path, name);
      }
    }
    reverseFrom(from);
  }

  function pushValue(value: JSONValue, field: Field, parent: Path, token: string | number): void {
    const shape = shapeOf(field, value);
    if (shape?.is === 'object' && isObject(value)) {
      stack.push({ value, type: shape.type, path: childPath(parent, token) });
    } else if (shape?.is === 'array' && isArray(value)) {
      const path = childPath(parent, token);
      value.forEach((item, index) => {
        pushValue(item, shape.item, path, index);
      });
    }
  }

  /** The stack gives back what was pushed last: the order of the document, reversed. */
  function reverseFrom(from: number): void {
    for (let low = from, high = stack.length - 1; low < high; low += 1, high -= 1) {
      const [first, last] = [stack[low], stack[high]];
      if (first !== undefined && last !== undefined) {
        stack[low] = last;
        stack[high] = first;
      }
    }
  }

  return { follow: (step) => void waiting.push(step), run };
}
