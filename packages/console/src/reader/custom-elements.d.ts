import 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      /** Becomes a choice between the light, the dark, and the system's theme. */
      'shelf-theme': object;
      /** Adds suggestions to the search form in it. */
      'shelf-search': {
        'data-index'?: string | undefined;
        'data-suggestions'?: string | undefined;
        'data-everywhere'?: string | undefined;
        children: unknown;
      };
      /** Adds a button that copies the linked page. */
      'shelf-copy-page': { children: unknown };
      /** Loads the page again when its title changes. */
      'shelf-wait': object;
    }
  }
}
