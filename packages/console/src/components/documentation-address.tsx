/** Explains the address of a documentation page: the API returns the page as data, and frontends render it. */
export function DocumentationAddress({ path, specSlug }: { path: string; specSlug: string }) {
  return (
    <section>
      <h2>
        Page <code>{path}</code>
      </h2>
      <p>
        This is the URL of a documentation page that is generated from this specification. The API returns its
        content as data. Request the pages in a space of the organization:
      </p>
      <pre>{`POST /v1/spaces/{spaceId}/content/computed/revision\n${revisionRequest(specSlug)}`}</pre>
      <p>
        Then request the document of the page with this <code>path</code>, with its <code>computed</code> and{' '}
        <code>computedSeed</code>:
      </p>
      <pre>{`POST /v1/spaces/{spaceId}/content/computed/document\n${documentRequest}`}</pre>
    </section>
  );
}

function revisionRequest(specSlug: string): string {
  const dependencies = JSON.stringify({ spec: { ref: { kind: 'openapi', spec: specSlug } } });
  return `{ "source": { "type": "builtin:openapi", "dependencies": ${dependencies} }, "seed": "docs" }`;
}

const documentRequest = '{ "source": <computed>, "seed": <computedSeed> }';
