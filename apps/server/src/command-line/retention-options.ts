/** Help texts of the retention options. */
export const keepVersions = 'keep so many of the newest versions of each specification';
export const keepDays =
  'keep versions that are younger than so many days; what one of the two keeps stays, and the latest always';
