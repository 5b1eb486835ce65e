import 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** Adds an area for dropped files and folders to the form in it. */
      'shelf-drop': { children: unknown };
      /** Shows a line of the text in the form in it, and follows links to others. */
      'shelf-editor': { 'data-line': number; children: unknown };
      /** Becomes a button that copies a text, or the code beside it. */
      'shelf-copy': { 'data-text'?: string; 'data-label'?: string };
      /** Replaces the content of the page when its state has changed. */
      'shelf-progress': { 'data-state': string };
    }
  }
}
