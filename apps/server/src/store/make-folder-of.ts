import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { cannotOpen } from './cannot-open.js';

export function makeFolderOf(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw cannotOpen(file, error);
  }
}
