/**
 * Returns why the port of a URL is not allowed: a server of another protocol could interpret parts of an HTTP request as
 * commands. Not configurable: a port would be allowed on every host, and a specification can be served on another port.
 */
export function portProblem({ port }: URL): string | undefined {
  if (!port || Number(port) === 80 || Number(port) === 443) return undefined;
  if (Number(port) >= firstUnprivileged && !otherProtocols.has(Number(port))) return undefined;
  return `names port ${port}, which is not used by web servers; 80, 443 and most ports from ${firstUnprivileged} on can be used`;
}

const firstUnprivileged = 1024;

// Databases, message brokers, remote administration, and the blocked ports of the Fetch standard.
const otherProtocols = new Set([
  1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190,
  4369, 5060, 5061, 5432, 5671, 5672, 5900, 6000, 6379, 6380, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679,
  6697, 9042, 9092, 9160, 9200, 9300, 9418, 10080, 10250, 10255, 11210, 11211, 26379, 27017, 27018, 27019,
  61616,
]);
