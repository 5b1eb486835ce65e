import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchThroughProxies } from '../../src/network/fetch-through-proxies.js';

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return port;
}

/** Starts a server, and a proxy that records the targets of its tunnels. */
async function start() {
  const target = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end(`${request.method} ${request.url}`));
  });
  const port = await listen(target);
  const tunnels: { target: string; credentials: string | undefined }[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url = '', headers }, socket, head) => {
    tunnels.push({ target: url, credentials: headers['proxy-authorization'] });
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    for (const each of [upstream, socket]) each.on('error', () => undefined);
  });
  return { port, tunnels, proxyURL: `127.0.0.1:${await listen(proxy)}` };
}

const direct = () => {
  throw new Error('This request does not use the proxy');
};

it.each(['HTTP_PROXY', 'http_proxy'])('requests use the proxy of %s, with its credentials', async (name) => {
  const { tunnels, proxyURL } = await start();
  const fetch = fetchThroughProxies({ [name]: `http://ann:secret@${proxyURL}` }, direct);
  const response = await fetch('http://specs.example/v1/user', { method: 'PUT', body: '{}' });
  expect(await response.text()).toBe('PUT /v1/user');
  const credentials = `Basic ${Buffer.from('ann:secret').toString('base64')}`;
  expect(tunnels).toEqual([{ target: 'specs.example:80', credentials }]);
});

it('requests to the hosts of NO_PROXY are direct', async () => {
  const { port, tunnels, proxyURL } = await start();
  const env = { HTTP_PROXY: `http://${proxyURL}`, NO_PROXY: 'localhost,127.0.0.1' };
  const response = await fetchThroughProxies(env, direct)(`http://127.0.0.1:${port}/v1/user`);
  expect(await response.text()).toBe('GET /v1/user');
  expect(tunnels).toEqual([]);
});

it('https uses HTTPS_PROXY, otherwise HTTP_PROXY', async () => {
  const { tunnels, proxyURL } = await start();
  const proxy = `http://${proxyURL}`;
  for (const env of [{ HTTPS_PROXY: proxy }, { HTTP_PROXY: proxy }]) {
    // The target has no TLS.
    await expect(fetchThroughProxies(env, direct)('https://specs.example/')).rejects.toThrow('fetch failed');
  }
  expect(tunnels.map(({ target }) => target)).toEqual(['specs.example:443', 'specs.example:443']);
});

it('requests are those of Node.js without a proxy', () => {
  expect(fetchThroughProxies({ NO_PROXY: '*', HTTP_PROXY: '' })).toBe(globalThis.fetch);
});
