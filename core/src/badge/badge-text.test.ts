import { describe, expect, test } from 'vitest';
import type { BadgeKey } from './badge-keys.ts';
import type { BadgePayload } from './badge-payload.ts';
import { signBadgeText } from './badge-signature.ts';
import { readBadge } from './decode-badge.ts';
import { badgeText } from './encode-badge.ts';

const SIGNATURE = 'A'.repeat(86);
const signer = { kid: 'k1', sign: async () => SIGNATURE };
const key: BadgeKey = { kty: 'OKP', crv: 'Ed25519', kid: 'k1', x: 'A'.repeat(43), exhibitionId: '300021', revoked: [] };
const reader = { keys: [key], verify: async () => true };

const full: BadgePayload = {
  contactName: 'Priya Nair',
  email: 'priya@malabar.example',
  countryId: '356',
  dialingCode: '+91',
  contactNumber: '9812345678',
  companyName: 'Malabar Trading LLP',
  tags: ['T0101', 'T0102', 'T0203', 'T0204'],
  companyWebsite: 'https://malabar.example',
  annualTurnover: '10M',
  importFromChina: '1M',
  annualChinaImport: '500K',
  nationalityId: '356',
  badgeNo: 'TEX7K2Q9MX4',
  exhibitionId: '300021',
};

const rawOf = (text: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(text.slice('TSBADGE1:'.length).split('~')[0] ?? '', 'base64url').toString());
const textOf = (raw: unknown): string => `TSBADGE1:${Buffer.from(JSON.stringify(raw)).toString('base64url')}`;
const read = async (text: string) => readBadge(text, reader);

describe('the badge text', () => {
  test('R-3.040 R-3.043 returns all fields unchanged', async () => {
    expect(await read(badgeText(full))).toEqual({ payload: full, status: 'unsigned' });
  });

  test('R-3.041 has keys of one letter, and omits empty fields', () => {
    expect(Object.keys(rawOf(badgeText(full))).join('')).toBe('necdpotwaiylbx');
    expect(rawOf(badgeText({ badgeNo: 'TEX1', email: '', tags: [] }))).toEqual({ b: 'TEX1' });
  });

  test('R-3.042 begins with its marker, and any other text is no badge', async () => {
    expect(badgeText(full).startsWith('TSBADGE1:')).toBe(true);
    expect(await read(badgeText(full).slice(1))).toBeNull();
    expect(await read('https://fairhall.example/?TSBADGE1:e30')).toBeNull();
  });

  test('R-3.044 has the related exhibition instead of the exhibition, under a separate key', async () => {
    const related = { badgeNo: 'TEX1', exhibitionId: '300021', relatedExhibitionId: '300009' };
    expect(rawOf(badgeText(related))).toEqual({ b: 'TEX1', r: '300009' });
    expect(rawOf(badgeText({ ...related, relatedExhibitionId: '' }))).toEqual({ b: 'TEX1', x: '300021' });
  });

  test('D-31 in compact form contains nothing personal', () => {
    expect(rawOf(badgeText(full, { mode: 'compact' }))).toEqual({ b: 'TEX7K2Q9MX4', x: '300021' });
  });

  test('D-31 marks an unconfirmed email address in every form and length, and a confirmed one not at all', async () => {
    const unconfirmed: BadgePayload = { ...full, isUnconfirmed: true };
    expect(await read(badgeText(unconfirmed))).toEqual({ payload: unconfirmed, status: 'unsigned' });
    expect(rawOf(badgeText(unconfirmed)).u).toBe(1);
    expect(rawOf(badgeText(unconfirmed, { mode: 'compact' }))).toEqual({ b: 'TEX7K2Q9MX4', x: '300021', u: 1 });
    for (const room of [400, 250, 90]) expect(rawOf(badgeText(unconfirmed, { room })).u).toBe(1);
    expect(rawOf(badgeText(full))).not.toHaveProperty('u');
  });

  test.each([0, true, '1', 2, null])('D-31 only the number one marks it, not %j', async (u) => {
    expect((await read(textOf({ b: 'TEX1', u })))?.payload).toEqual({ badgeNo: 'TEX1' });
  });
});

describe('a badge that is too long', () => {
  const keysAt = (room: number) => Object.keys(rawOf(badgeText(full, { room }))).join('');
  const tagsAt = (room: number) => rawOf(badgeText(full, { room })).t as unknown[] | undefined;

  test('D-31 omits the website first, then imports, turnover, origin, tags and ends of names', () => {
    const whole = badgeText(full).length;
    expect(keysAt(whole)).toBe('necdpotwaiylbx');
    expect(keysAt(whole - 1)).toBe('necdpotaiylbx');
    const seen = new Set(Array.from({ length: whole }, (_, less) => keysAt(whole - less)));
    expect([...seen].slice(0, 5)).toEqual([
      'necdpotwaiylbx',
      'necdpotaiylbx',
      'necdpotailbx',
      'necdpotilbx',
      'necdpotlbx',
    ]);
    expect(tagsAt(badgeText(full).length - 120)).toHaveLength(3);
  });

  test('D-31 shortens names between visible characters', () => {
    const contactName = '👩‍👩‍👧‍👦'.repeat(60);
    const { n } = rawOf(badgeText({ contactName, badgeNo: 'TEX1' }));
    expect(String(n).length % '👩‍👩‍👧‍👦'.length).toBe(0);
    expect(contactName.startsWith(String(n))).toBe(true);
  });

  test('D-31 has at most 700 characters with its signature', async () => {
    const long = { ...full, contactName: 'ခင်'.repeat(70), companyName: 'ខ្មែរ'.repeat(40) };
    const text = await signBadgeText(long, signer);
    expect(text.length).toBeGreaterThan(680);
    expect(text.length).toBeLessThanOrEqual(700);
  });
});

describe('reading a badge', () => {
  test('D-31 unknown fields, values that are too long and harmful websites are left out', async () => {
    const raw = { n: 'Priya', q: 'x', o: 'x'.repeat(201), w: 'javascript:alert(1)', t: ['T01', 7], __proto__: 1, e: 5 };
    expect((await read(textOf(raw)))?.payload).toEqual({ contactName: 'Priya', tags: ['T01'] });
  });

  test.each([
    ['is no JSON', `TSBADGE1:${Buffer.from('{').toString('base64url')}`],
    ['is a list', textOf([])],
    ['is null', textOf(null)],
    ['is no UTF-8', 'TSBADGE1:gICA'],
    ['has other letters', 'TSBADGE1:e30='],
    ['is empty', 'TSBADGE1:'],
    ['has more than 1,500 letters', `${textOf({ n: 'a' })}~${'x'.repeat(1500)}`],
  ])('D-31 a text that %s is no badge', async (_, text) => {
    expect(await read(text)).toBeNull();
  });
});

describe('badge verification', () => {
  const statusOf = async (text: string, others = {}) => (await readBadge(text, { ...reader, ...others }))?.status;

  test('D-31 a badge without a signature is read, as unsigned', async () => {
    expect(await statusOf(badgeText(full))).toBe('unsigned');
  });

  test('D-31 a valid signature of the exhibition verifies the badge', async () => {
    expect(await statusOf(await signBadgeText(full, signer))).toBe('verified');
  });

  test('D-31 a wrong or malformed signature is invalid', async () => {
    const text = await signBadgeText(full, signer);
    expect(await statusOf(text, { verify: async () => false })).toBe('invalid');
    for (const trailer of ['', '1.k1', `2.k1.${SIGNATURE}`, `1.k1.${SIGNATURE}x`, `1.k1.${SIGNATURE.slice(1)}B`])
      expect(await statusOf(`${badgeText(full)}~${trailer}`)).toBe('invalid');
  });

  test('D-31 a key that is not known here leaves the result open', async () => {
    expect(await statusOf(await signBadgeText(full, { ...signer, kid: 'k2' }))).toBe('unknownKey');
  });

  test('D-31 a replaced number is revoked', async () => {
    const keys = [{ ...key, revoked: ['TEX7K2Q9MX4'] }];
    expect(await statusOf(await signBadgeText(full, signer), { keys })).toBe('revoked');
  });
});
