import 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** Becomes a button that copies the code beside it. */
      'shelf-copy': object;
      /** Synchronizes tabs with the same names, and stores the choice. */
      'shelf-tabs': { children: unknown };
    }
  }
}
