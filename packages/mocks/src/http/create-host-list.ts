/** Returns whether a URL has one of the hosts. A host with a port matches only this port; without a port, any port. */
export function createHostList(hosts: readonly string[]): (url: string) => boolean {
  const known = hosts.map(readHost);
  return (url) => {
    const { protocol, hostname, port } = new URL(url);
    const sentPort = port || (protocol === 'https:' ? '443' : '80');
    return known.some((host) => host.name === hostname && (host.port ?? sentPort) === sentPort);
  };
}

function readHost(host: string): { name: string; port: string | undefined } {
  const [, name = '', port] = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\*]+)(?::(\d+))?$/i.exec(host) ?? [];
  const url = `http://${name}/`;
  if (!name || !URL.canParse(url)) {
    throw new TypeError(
      `\`passthrough\` takes hosts such as localhost, 127.0.0.1:3000, or db.example, not ${JSON.stringify(host)}.`,
    );
  }
  return { name: new URL(url).hostname, port };
}
