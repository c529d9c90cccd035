import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BadgeKey } from '@fairhall/core/badge/badge-keys';
import type { BadgePayload } from '@fairhall/core/badge/badge-payload';
import { signBadgeText } from '@fairhall/core/badge/badge-signature';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runLine } from './line.ts';
import { createEmptyFolder } from './process.ts';

let home = '';
beforeEach(() => {
  home = createEmptyFolder();
});
afterEach(() => rmSync(home, { recursive: true }));

const badge = (args: readonly string[], given = {}) => runLine(['badge', ...args], home, given);
const FIELDS = ['contactName=Priya Nair', 'badgeNo=TEX7K2Q9MX4', 'exhibitionId=1001', 'tags=T1,T2', 'countryId=356'];
const PAYLOAD = {
  contactName: 'Priya Nair',
  countryId: '356',
  tags: ['T1', 'T2'],
  badgeNo: 'TEX7K2Q9MX4',
  exhibitionId: '1001',
};

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const KEY: BadgeKey = { kty: 'OKP', crv: 'Ed25519', kid: 'k1', x, exhibitionId: '1001', revoked: [] };
const signed = (payload: BadgePayload = PAYLOAD) =>
  signBadgeText(payload, {
    kid: 'k1',
    sign: async (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  });

async function encoded(...more: readonly string[]): Promise<string> {
  const { out } = await badge(['encode', ...FIELDS, ...more, '--json']);
  return JSON.parse(out).text;
}

describe('the badge text', () => {
  test('R-3.040 R-3.043 prints its fields as they were given', async () => {
    const text = await encoded();
    const { exit, out } = await badge(['decode', text, '--json']);
    expect({ exit, found: JSON.parse(out) }).toEqual({ exit: 0, found: PAYLOAD });
    const told = await badge(['decode', '-'], { stdin: `${text}\n` });
    expect(told.out).toContain('contactName\tPriya Nair\n');
    expect(told.out).toContain('tags\tT1, T2\n');
  });

  test('D-31 in compact form contains no personal data', async () => {
    const { out } = await badge(['decode', await encoded('--compact'), '--json']);
    expect(JSON.parse(out)).toEqual({ badgeNo: 'TEX7K2Q9MX4', exhibitionId: '1001' });
  });

  test('D-31 with an unconfirmed email address shows a warning, signed or not', async () => {
    const warning = 'Email address not confirmed: the link in the badge email has not been opened yet.';
    const text = await signed({ ...PAYLOAD, isUnconfirmed: true });
    const { out, err } = await badge(['decode', text, '--json']);
    expect(JSON.parse(out).isUnconfirmed).toBe(true);
    expect(err).toContain(warning);
    const keys = join(home, 'keys.json');
    writeFileSync(keys, JSON.stringify({ keys: [KEY] }));
    const verified = await badge(['verify', text, '--keys', keys]);
    expect(verified).toMatchObject({ exit: 0, err: expect.stringContaining(warning) });
    expect((await badge(['verify', await signed(), '--keys', keys])).err).not.toContain(warning);
  });

  test.each([
    [['encode', 'name=Priya'], 2, 'name=Priya is not a badge field: write name=value, with one of contactName, '],
    [['encode', 'companyWebsite=malabar'], 2, 'companyWebsite cannot be “malabar”'],
    [['decode', 'https://fairhall.example'], 1, 'This is not a badge code. Badge codes start with TSBADGE1:\n'],
  ])('%o is rejected with advice', async (args, exit, said) => {
    const ended = await badge(args);
    expect({ exit: ended.exit, out: ended.out }).toEqual({ exit, out: '' });
    expect(ended.err.startsWith(said)).toBe(true);
  });
});

describe('badge verification', () => {
  const withKeys = (keys: readonly BadgeKey[]) => {
    const file = join(home, 'keys.json');
    writeFileSync(file, JSON.stringify({ keys }));
    return file;
  };

  test.each([
    ['verified', 0, [KEY], 'Valid. Signed by the exhibition.\n'],
    ['unknownKey', 1, [], 'Not verified: the signing key is not known here. Fetch the keys again.\n'],
    ['revoked', 1, [{ ...KEY, revoked: ['TEX7K2Q9MX4'] }], 'No longer valid: replaced by a newer badge.\n'],
  ])('D-31 with a key file and no network the badge is %s', async (status, exit, keys, said) => {
    const ended = await badge(['verify', await signed(), '--keys', withKeys(keys), '--json']);
    expect({ ...ended, out: JSON.parse(ended.out) }).toEqual({ exit, out: { status, payload: PAYLOAD }, err: said });
  });

  test('D-31 a badge without a signature, or with the signature of another text, is not verified', async () => {
    const keys = withKeys([KEY]);
    const [own, foreign] = [await encoded(), await signed({ ...PAYLOAD, contactName: 'Somebody' })];
    const mixed = own + foreign.slice(foreign.indexOf('~'));
    const statusOf = async (text: string) =>
      JSON.parse((await badge(['verify', text, '--keys', keys, '--json'])).out).status;
    expect([await statusOf(own), await statusOf(mixed)]).toEqual(['unsigned', 'invalid']);
  });

  test('a key file that is missing or holds no keys is reported', async () => {
    const missing = await badge(['verify', await signed(), '--keys', 'none.json']);
    expect(missing).toMatchObject({ exit: 2, err: `File not found: ${join(home, 'none.json')}\n` });
    writeFileSync(join(home, 'text.json'), '{}');
    const empty = await badge(['verify', await signed(), '--keys', 'text.json']);
    expect(empty).toMatchObject({ exit: 2, err: `No badge keys found at ${join(home, 'text.json')}.\n` });
  });
});

describe('the badge keys of a server', () => {
  let server: Server;
  let origin: string;
  let asked: string[];
  let keys: readonly BadgeKey[];
  beforeEach(async () => {
    [asked, keys] = [[], [KEY]];
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.end(JSON.stringify({ keys }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a server on a port
  });
  afterEach(() => void server.close());

  const verified = async (...more: readonly string[]) =>
    JSON.parse((await badge(['verify', await signed(), '--gateway', origin, '--json', ...more])).out).status;

  test('D-31 are fetched once, and again only with --refresh', async () => {
    expect(await verified()).toBe('verified');
    keys = [{ ...KEY, revoked: ['TEX7K2Q9MX4'] }];
    expect(await verified()).toBe('verified');
    expect(asked).toEqual(['/.well-known/badge-keys.json']);
    expect(await verified('--refresh')).toBe('revoked');
  });

  test('D-31 verify a badge without the server once they are fetched', async () => {
    await verified();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    expect(await verified()).toBe('verified');
    const { exit, err } = await badge(['verify', await signed(), '--gateway', origin, '--refresh']);
    expect({ exit, err }).toEqual({
      exit: 5,
      err: `Could not fetch the badge keys.\nServer used: ${origin}\n`,
    });
  });
});

describe('the badge picture', () => {
  test('R-2.224 R-9.041 is saved under the badge number and overwrites no other file', async () => {
    const file = join(home, 'TEX7K2Q9MX4.png');
    const { exit, out } = await badge([
      'save',
      ...FIELDS,
      '--exhibition',
      'Fairhall Textile',
      '--tier',
      'vip',
      '--json',
    ]);
    expect({ exit, found: JSON.parse(out) }).toEqual({ exit: 0, found: { file, badgeNo: 'TEX7K2Q9MX4' } });
    const png = readFileSync(file);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 750, 1125]);
    expect(await badge(['save', await signed()])).toMatchObject({
      exit: 1,
      err: `${file} already exists; choose another file.\n`,
    });
  });

  test('a dry run writes nothing, and a badge without a number is rejected', async () => {
    expect((await badge(['save', ...FIELDS, '--dry-run'])).exit).toBe(0);
    expect(existsSync(join(home, 'TEX7K2Q9MX4.png'))).toBe(false);
    for (const args of [['contactName=Priya'], ['badgeNo=../x']])
      expect((await badge(['save', ...args])).err).toBe(
        'A badge needs a number of letters and digits: badgeNo=TEX7K2Q9MX4\n',
      );
  });
});
