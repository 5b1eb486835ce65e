import * as prism from './prism.js';

export const { prepare } = prism;

export const start = ({ part }) => prism.start({ document: part });
