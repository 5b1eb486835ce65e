/** The folders of suites. A test file for each of them lets several workers share the tests. */
export const suiteFolders = [
  'specifications',
  'processing',
  'search',
  'labels',
  'changes',
  'computed-content',
  'integrations',
  'organizations',
  'access',
  'requests',
  'pages/specifications',
  'pages/versions',
  'pages/access',
  'pages/documentation',
] as const;

export type SuiteFolder = (typeof suiteFolders)[number];
