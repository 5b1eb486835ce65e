/** What the address of a page is that was made from a specification. */
export function DocumentationPage({ path, specSlug }: { path: string; specSlug: string }) {
  return (
    <section>
      <h2>
        Page <code>{path}</code>
      </h2>
      <p>
        This is the address of a page of the documentation that is made from this specification. Its content
        is data: ask for the pages in a space of the organization, find the one with this <code>path</code>,
        and ask for the document that its members <code>computed</code> and <code>computedSeed</code>{' '}
        describe.
      </p>
      <pre>{`POST /v1/spaces/{spaceId}/content/computed/revision\n${JSON.stringify(revisionRequest(specSlug), null, 2)}`}</pre>
      <pre>{`POST /v1/spaces/{spaceId}/content/computed/document
{
  "source": <computed of the page>,
  "seed": <computedSeed of the page>
}`}</pre>
    </section>
  );
}

function revisionRequest(specSlug: string) {
  return {
    source: {
      type: 'builtin:openapi',
      dependencies: { spec: { ref: { kind: 'openapi', spec: specSlug } } },
    },
    seed: 'docs',
  };
}
