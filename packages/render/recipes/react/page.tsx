import { type DocumentProps, SpecDocument } from '@specshelf/render/react';
import { useEffect } from 'react';

export function Page({ document }: Pick<DocumentProps, 'document'>) {
  // After hydration, because it adds buttons to the HTML.
  useEffect(() => void import('@specshelf/render/islands.js'), []);
  return (
    <main>
      <SpecDocument
        document={document}
        link={(target) =>
          target.kind === 'schema' ? `/schemas/${encodeURIComponent(target.name)}.html` : undefined
        }
      />
    </main>
  );
}
