import 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** Becomes a button that copies a text, or the code beside it. */
      'shelf-copy': { 'data-text'?: string; 'data-label'?: string };
      /** Shows one of the details in it at a time, as tabs. With `data-remember`, opens the tab that the reader chose last. */
      'shelf-tabs': { 'data-remember'?: string; children: unknown };
    }
  }
}
