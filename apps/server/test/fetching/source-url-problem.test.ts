import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { createAddressPolicy } from '../../src/fetching/guard/address-policy.js';
import { sourceURLProblem } from '../../src/fetching/guard/source-url-problem.js';

const closed = { policy: createAddressPolicy(false), ownOrigins: [] };

const refused: Record<string, string[]> = {
  'UF1: another scheme': [
    'file:///etc/passwd',
    'ftp://a.example/',
    'gopher://a.example/',
    'data:,x',
    'javascript:1',
    'blob:x',
  ],
  'UF1: no scheme': ['openapi.yaml', '//example.org/a', '', 'http:'],
  'UF2: credentials': [
    'http://u:p@example.org/',
    'http://u@example.org/',
    'http://127.0.0.1:80@example.org/',
  ],
  'UF3: private IPv4 addresses': [
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
  'UF4: other spellings of them': [
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
  'UF5: private IPv6 addresses': [
    'http://[::1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[ff02::1]/',
  ],
  'UF6: IPv4 addresses in IPv6': [
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
  'UF7: private names': [
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://a.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://intranet/',
    'http://intranet./',
  ],
  'UF8: what is not a URL': [
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
  'UF9: another host than it seems': [
    'http://127.0.0.1#@example.org/',
    'http://127.0.0.1?@example.org/',
    'http://127.0.0.1/@example.org/',
    'http://127.0.0.1:80\\@example.org/',
    'http://example.org@127.0.0.1/',
    'http:///127.0.0.1/',
    'http:/127.0.0.1/',
  ],
  'UF32: ports of other servers': [
    1, 22, 25, 81, 1023, 3306, 5432, 6000, 6379, 6667, 9200, 10080, 11211, 27019,
  ].map((port) => `http://example.org:${port}/`),
  'UF36: what could not be sent as it is': [
    `http://example.org/${'a'.repeat(10_000)}`,
    'http://example.org/\r\nx-a: b',
    'http://example.org/\0',
    'http://example.org/a b',
  ],
};

describe.each(Object.entries(refused))('%s', (_name, urls) => {
  it.each(urls)('%s is refused', (url) => {
    expect(sourceURLProblem(url, closed)).toMatch(/^\S/);
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
    'https://example.org:443/',
    'http://example.org:1024/',
    'http://example.org:65535/',
    'http://example.org./',
  ])('%s may be tried', (url) => {
    expect(sourceURLProblem(url, closed)).toBeUndefined();
  });
});

describe('UF35: an allow-list', () => {
  const rules = { policy: createAddressPolicy(['10.1.0.0/16', 'fd00:1::/32']), ownOrigins: [] };

  it.each([
    'http://10.1.2.3/',
    'http://[fd00:1::5]/',
    'http://[::ffff:10.1.2.3]/',
    'http://wiki/',
    'https://1.1.1.1/',
  ])('opens %s', (url) => expect(sourceURLProblem(url, rules)).toBeUndefined());

  it.each(['http://10.2.0.1/', 'http://127.0.0.1/', 'http://[fd00:2::5]/', 'file:///etc/passwd'])(
    'leaves %s closed',
    (url) => expect(sourceURLProblem(url, rules)).toBeDefined(),
  );
});

describe('this server', () => {
  const rules = { ...closed, ownOrigins: ['https://specs.example/registry', 'http://127.0.0.1:8787'] };

  it.each(['https://specs.example/', 'https://specs.example./v1', 'https://SPECS.example:443/registry/v1'])(
    'UF33: is not a source by %s',
    (url) => expect(sourceURLProblem(url, rules)).toMatch(/names this server itself/),
  );

  it.each(['https://docs.specs.example/', 'https://specs.example:8443/', 'https://specs.example.org/'])(
    'UF33: is not %s',
    (url) => expect(sourceURLProblem(url, rules)).toBeUndefined(),
  );
});

describe('UF4: any spelling', () => {
  it('of an IPv4 address that is not public is refused', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...reserved)
          .chain(addressWithin)
          .chain(spelling),
        (host) => {
          expect(sourceURLProblem(`http://${host}/`, closed)).toMatch(/not public/);
        },
      ),
      { seed: randomSeed(1), numRuns: 1000 },
    );
  });

  it('of a public IPv4 address may be tried', () => {
    const isReserved = (address: number) =>
      reserved.some(([base, bits]) => address >>> (32 - bits) === toNumber(base) >>> (32 - bits));
    const publicAddress = fc.nat(0xffffffff).filter((address) => !isReserved(address));
    fc.assert(
      fc.property(publicAddress.chain(spelling), (host) => {
        expect(sourceURLProblem(`http://${host}/`, closed)).toBeUndefined();
      }),
      { seed: randomSeed(1), numRuns: 1000 },
    );
  });
});

// The registry of addresses with a special purpose, and what is above the unicast ones.
const reserved: [base: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

function toNumber(address: string): number {
  return address.split('.').reduce((number, byte) => number * 256 + Number(byte), 0);
}

function addressWithin([base, bits]: [base: string, bits: number]): fc.Arbitrary<number> {
  return fc.nat(2 ** (32 - bits) - 1).map((offset) => toNumber(base) + offset);
}

/** An address as a URL may spell it: of one to four numbers of any base, each character in any form, with or without a dot. */
function spelling(address: number): fc.Arbitrary<string> {
  const bytes = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  const numbers = fc.integer({ min: 1, max: 4 }).map((count) => {
    const last = bytes.slice(count - 1).reduce((number, byte) => number * 256 + byte, 0);
    return [...bytes.slice(0, count - 1), last];
  });
  return numbers
    .chain((parts) => fc.tuple(...parts.map(inAnyBase)))
    .chain((parts) => fc.constantFrom('', '.').map((end) => `${parts.join('.')}${end}`))
    .chain((text) => fc.tuple(...[...text].map(inAnyForm)))
    .map((characters) => characters.join(''));
}

function inAnyBase(number: number): fc.Arbitrary<string> {
  return fc.constantFrom(
    `${number}`,
    `0x${number.toString(16)}`,
    `0X00${number.toString(16).toUpperCase()}`,
    `0${number.toString(8)}`,
    `000${number.toString(8)}`,
  );
}

function inAnyForm(character: string): fc.Arbitrary<string> {
  const fullWidth = String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0);
  const escaped = `%${character.charCodeAt(0).toString(16)}`;
  const forms = [character, fullWidth, escaped, encodeURIComponent(fullWidth)];
  return fc.constantFrom(...forms, ...(character === '.' ? ['\u3002', '\uff61'] : []));
}
