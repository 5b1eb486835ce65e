import { writeGeneratedFiles } from '../../../scripts/generate/write-generated-files.js';
import { generatedFiles } from './generated-files.js';

await writeGeneratedFiles(new URL('../src/generated/', import.meta.url), await generatedFiles());
