/** What the address of a page is that was made from a specification. */
export function DocumentationPage({ path, specSlug }: { path: string; specSlug: string }) {
  return (
    <section>
      <h2>
        Page <code>{path}</code>
      </h2>
      <p>
        This is the address of a page of the documentation that is made from this specification. Its content
        is data. Ask for the pages, in a space of the organization:
      </p>
      <pre>{`POST /v1/spaces/{spaceId}/content/computed/revision\n${revisionRequest(specSlug)}`}</pre>
      <p>
        Then ask for the document of the one with this <code>path</code>, with what its members{' '}
        <code>computed</code> and <code>computedSeed</code> say:
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
