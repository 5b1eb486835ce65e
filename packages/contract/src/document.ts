export { document } from './generated/document.gen.js';
