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

/** The default of commands that report findings. */
export const defaultFailOn = 'error,breaking';

/** The default of a publication: which changes are allowed, the settings of the specification decide. */
export const defaultFailOnOfPublish = 'error';

/** Reads a list such as `error,breaking`. */
export function parseFailOn(text: string): FailOn {
  const problem = failOnProblem(text);
  if (problem !== undefined) throw new InvalidArgumentError(problem);
  const list = namesIn(text);
  if (list.includes('none')) return {};
  const impact = list.includes('any') ? 'docs' : impacts.findLast((name) => list.includes(name));
  const problems = (['warning', 'error'] as const).find((name) => list.includes(name));
  return { ...(impact === undefined ? {} : { impact }), ...(problems === undefined ? {} : { problems }) };
}

/** Returns the error of an invalid list; undefined for a valid one. */
export function failOnProblem(text: string): string | undefined {
  const list = namesIn(text);
  const unknown = list.find((name) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined) return notOneOf('Each kind', unknown, names);
  return list.includes('none') && list.length > 1 ? 'none cannot be combined with others.' : undefined;
}

const namesIn = (text: string) => text.split(',').map((name) => name.trim());

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
