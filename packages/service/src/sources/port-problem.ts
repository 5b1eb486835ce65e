/**
 * Why a URL is not fetched because of its port: behind it may be a server that is no web server, but takes some of what a web
 * client sends for commands of its own. Operators cannot open more of them: they would open them on every host, and whoever
 * serves a specification can serve it on another port.
 */
export function portProblem({ port }: URL): string | undefined {
  if (!port || Number(port) === 80 || Number(port) === 443) return undefined;
  if (Number(port) >= firstUnprivileged && !otherProtocols.has(Number(port))) return undefined;
  return `names port ${port}, which is not used by web servers; 80, 443 and most ports from ${firstUnprivileged} on can be used`;
}

const firstUnprivileged = 1024;

// Data stores, brokers, remote control and what administers machines, and those of the fetch standard.
const otherProtocols = new Set([
  1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190,
  4369, 5060, 5061, 5432, 5671, 5672, 5900, 6000, 6379, 6380, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679,
  6697, 9042, 9092, 9160, 9200, 9300, 9418, 10080, 10250, 10255, 11210, 11211, 26379, 27017, 27018, 27019,
  61616,
]);
