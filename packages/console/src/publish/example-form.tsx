/** A button that publishes an example. `action` is the URL of the form that publishes. */
export function ExampleForm({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit" class="secondary" name="example" value="yes">
        Publish an example
      </button>
    </form>
  );
}
