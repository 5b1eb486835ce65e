/** The icon of the pages: three books on a shelf. */
export const icon = {
  path: '/favicon.svg',
  mediaType: 'image/svg+xml',
  text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#2f5bd7" d="M1 1h4v12H1z"/><path fill="#0b7a4b" d="M6 1h4v12H6z"/><path fill="#c07a12" d="M11 1h4v12h-4z"/><path fill="#7a8494" d="M0 13h16v2H0z"/></svg>',
};
