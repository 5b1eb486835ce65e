import { type Category, type Change, categories, type Impact, impacts, isAtLeast } from '@specshelf/changes';
import type { Problem } from '@specshelf/parser';
import { InvalidArgumentError } from 'commander';
import { notOneOf } from './parse-options.js';

/** Findings that make a comparison fail. */
export interface FailOn {
  /** The least severe impact that fails. */
  impact?: Impact;
  /** Whether errors, or errors and warnings, fail that only the newer description has. */
  problems?: 'error' | 'warning';
}

const names = ['error', 'warning', ...impacts, 'any', 'none'] as const;

/** Reads a list such as `error,breaking`. */
export function parseFailOn(text: string): FailOn {
  const list = text.split(',').map((name) => name.trim());
  const unknown = list.find((name) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(notOneOf('Each kind', unknown, names));
  }
  if (list.includes('none')) {
    if (list.length > 1) throw new InvalidArgumentError('none cannot be combined with others.');
    return {};
  }
  const impact = list.includes('any') ? 'docs' : impacts.findLast((name) => list.includes(name));
  const problems = (['warning', 'error'] as const).find((name) => list.includes(name));
  return { ...(impact === undefined ? {} : { impact }), ...(problems === undefined ? {} : { problems }) };
}

/** Returns the categories that fail by default: `wire`, or all categories if the threshold is `safe` or `docs`. */
export function defaultCategories({ impact }: FailOn): readonly Category[] {
  return impact === 'safe' || impact === 'docs' ? categories : ['wire'];
}

export function isFailingChange(
  { impact, category }: Change,
  failOn: FailOn,
  failing: readonly Category[],
): boolean {
  return failOn.impact !== undefined && isAtLeast(impact, failOn.impact) && failing.includes(category);
}

export function isFailingProblem({ severity }: Problem, { problems }: FailOn): boolean {
  return severity === 'error' ? problems !== undefined : severity === 'warning' && problems === 'warning';
}
