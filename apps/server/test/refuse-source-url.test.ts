import { describe, expect, it } from 'vitest';
import { createAddressPolicy } from '../src/address-policy.js';
import { refuseSourceURL } from '../src/refuse-source-url.js';

const closed = createAddressPolicy(false);

const refused: Record<string, string[]> = {
  'another scheme': [
    'file:///etc/passwd',
    'ftp://a.example/',
    'gopher://a.example/',
    'data:,x',
    'javascript:1',
    'blob:x',
  ],
  'no scheme': ['openapi.yaml', '//example.org/a', '', 'http:'],
  credentials: ['http://u:p@example.org/', 'http://u@example.org/', 'http://127.0.0.1:80@example.org/'],
  'private IPv4 addresses': [
    'http://127.0.0.1/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://0.1.2.3/',
    'http://192.0.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
  ],
  'other spellings of them': [
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://\uff11\uff12\uff17.0.0.1/',
    'http://%31%32%37.0.0.1/',
    'http:127.0.0.1',
    'http://127.0.0.1./',
  ],
  'private IPv6 addresses': [
    'http://[::1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[ff02::1]/',
  ],
  'IPv4 addresses in IPv6': [
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2001:0:1::1]/',
    'http://[2001:db8::1]/',
    'http://[fec0::1]/',
  ],
  'private names': [
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://a.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://intranet/',
    'http://intranet./',
  ],
  'what is not a URL': [
    'http://[fe80::1%25eth0]/',
    'http://1.1.1.256/',
    'http://example.org:99999/',
    'http://exa mple.org/',
    ' http://example.org/',
    'http://example.org/\n',
    'http://exam\tple.org/',
    'http://127.0.0.1:80\\@example.org/',
    `http://example.org/${'a'.repeat(2100)}`,
  ],
  'ports of other servers': [22, 25, 3306, 5432, 6379, 9200, 11211].map(
    (port) => `http://example.org:${port}/`,
  ),
};

describe.each(Object.entries(refused))('%s', (_name, urls) => {
  it.each(urls)('%s is refused', (url) => {
    expect(refuseSourceURL(url, closed)).toMatch(/^\S/);
  });
});

describe('a public host', () => {
  it.each([
    'https://example.org/openapi.yaml',
    'http://example.org:8080/a?b=c#d',
    'https://1.1.1.1/',
    'https://[2606:4700::1111]/',
    'https://bücher.example/',
    'https://example.org/%0d%0aX:%20y',
    'http://a.example#@127.0.0.1/',
  ])('%s may be tried', (url) => {
    expect(refuseSourceURL(url, closed)).toBeUndefined();
  });
});

describe('an allow-list', () => {
  const policy = createAddressPolicy(['10.1.0.0/16', 'fd00:1::/32']);

  it.each([
    'http://10.1.2.3/',
    'http://[fd00:1::5]/',
    'http://[::ffff:10.1.2.3]/',
    'http://wiki/',
    'https://1.1.1.1/',
  ])('opens %s', (url) => expect(refuseSourceURL(url, policy)).toBeUndefined());

  it.each(['http://10.2.0.1/', 'http://127.0.0.1/', 'http://[fd00:2::5]/', 'file:///etc/passwd'])(
    'leaves %s closed',
    (url) => expect(refuseSourceURL(url, policy)).toBeDefined(),
  );
});
