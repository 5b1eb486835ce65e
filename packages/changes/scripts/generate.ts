import { writeGeneratedFiles } from '../../../scripts/generate/write-generated-files.js';
import { generatedFiles } from './generated-files.js';

await writeGeneratedFiles(new URL('../../../docs/', import.meta.url), generatedFiles());
