interface JobSetupProps {
  /** The public URL of the server. */
  audience: string;
  organizationId: string;
}

/** What a job needs to get its identity token, to copy. */
export function JobSetup({ audience, organizationId }: JobSetupProps) {
  return (
    <details class="job-setup">
      <summary>Set up the job</summary>
      <p>
        The job requests an identity token for the audience <code>{audience}</code>, and exchanges it with{' '}
        <code>POST {audience}/v1/tokens/exchange</code> and the body{' '}
        <code>{`{ "organizationId": "${organizationId}", "token": "…" }`}</code>.
      </p>
      <h3>GitHub Actions</h3>
      <pre>
        <code>{`permissions:
  contents: read
  id-token: write`}</code>
      </pre>
      <h3>GitLab CI</h3>
      <pre>
        <code>{`publish:
  id_tokens:
    SPECSHELF_ID_TOKEN:
      aud: ${audience}`}</code>
      </pre>
    </details>
  );
}
