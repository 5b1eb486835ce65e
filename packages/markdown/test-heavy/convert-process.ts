import { convertMarkdown } from '../src/index.js';

process.on('message', (markdown: string) => process.send?.(convertMarkdown(markdown)));
