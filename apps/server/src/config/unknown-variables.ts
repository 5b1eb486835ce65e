import leven from 'leven';

/** Returns a sentence for each `SPECSHELF_*` variable that the server does not read, with the nearest known name. */
export function unknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): string[] {
  return Object.entries(environment)
    .filter(([name, value]) => name.startsWith('SPECSHELF_') && !known.has(name) && !isForOthers(name, value))
    .map(([name]) => {
      const near = nearest(name, known);
      // Without the value, which may be a secret.
      return `The variable ${name} is unknown and has no effect.${near ? ` Did you mean ${near}?` : ''}`;
    });
}

/** Whether a variable belongs to a command, to the client, to the tests, or to a Kubernetes Service named `specshelf`. */
function isForOthers(name: string, value = ''): boolean {
  return otherVariables.test(name) || serviceVariables.test(name) || /^(?:tcp|udp):\/\//.test(value);
}

const otherVariables =
  /^SPECSHELF_(?:BASE_URL|TOKEN|CORPUS|TWIN_\w+|NEW_SECRET_KEY|HOOK_SECRET|INTEGRATION_SECRET)$/;
// Kubernetes also sets SPECSHELF_PORT, to a URL such as tcp://10.0.0.1:8787.
const serviceVariables = /_SERVICE_HOST$|_SERVICE_PORT(?:_\w+)?$|_PORT_\d+_(?:TCP|UDP)(?:_\w+)?$/;

function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  const [first] = [...known]
    .map((candidate) => ({ candidate, distance: leven(name, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  // A name that differs in more than a third of its own part is a different name, not a typing error.
  const own = name.length - 'SPECSHELF_'.length;
  return first && first.distance <= Math.max(2, own / 3) ? first.candidate : undefined;
}
