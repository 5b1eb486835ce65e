import { writeGeneratedFiles } from '../../../scripts/generate/write-generated-files.js';
import { generatedFiles } from './generated-files.js';

await writeGeneratedFiles(new URL('../schema/', import.meta.url), generatedFiles());
