import { fileURLToPath } from 'node:url';
import type { MockSubject } from './mock-subject.js';

const folder = fileURLToPath(new URL('../mocks/subjects/', import.meta.url));

/** The baseline: the divisor of all ratios. */
export const floor = 'a bare Response';

/** The subject of the goals. */
export const ours = 'ours, directly';

const modules = {
  [floor]: 'bare-response.js',
  [ours]: 'backend.js',
  'a constant, msw 2': 'msw-constant.js',
  'ours, for msw 2': 'mocks.js',
  'ours, msw 2': 'mocks-node.js',
};

/** Subjects that need only this workspace. */
export function ownSubjects(): MockSubject[] {
  return Object.entries(modules).map(([name, module]) => ({
    name,
    file: folder + module,
    node: process.execPath,
    major: Number.parseInt(process.versions.node, 10),
    isCalled: module !== 'mocks.js',
  }));
}
