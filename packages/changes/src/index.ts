export * from './report/report.js';
