/** Help texts of the retention options. */
export const keepVersions = 'number of newest versions of each specification to keep';
export const keepDays =
  'age in days up to which versions are kept; a version stays if either rule keeps it, and the latest always stays';
