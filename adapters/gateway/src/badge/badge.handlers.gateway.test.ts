import { createPublicKey, verify } from 'node:crypto';
import { badgeKeys } from '@fairhall/core/badge/badge-keys';
import { readBadge } from '@fairhall/core/badge/decode-badge';
import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { type CallOptions, post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

const { own: OWN, ofExhibition: ONE } = secondaryContract.badge;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const [NEXT, LATER, OVER, HIDDEN] = ['47001', '47002', '47003', '47004'];
const NUMBER = 'TEX47AABBCC';
const database = testDatabase();
const gateway = testGateway(database, { now: () => NOW });
beforeAll(async () => {
  const days = (inshow_start: string, inshow_end: string) => ({ inshow_start, inshow_end });
  await insertExhibition(database(), { exhibition_id: NEXT });
  await insertExhibition(database(), { exhibition_id: LATER, ...days('2027-03-01', '2027-03-03') });
  await insertExhibition(database(), { exhibition_id: OVER, ...days('2026-03-01', '2026-03-03') });
  await insertExhibition(database(), { exhibition_id: HIDDEN, is_published: false });
});

const own = async (how: CallOptions) => (await readData(post(gateway(), OWN.path, {}, how))) as BadgeRecord[];
const one = async (how: CallOptions, exhibitionId = NEXT) => {
  const answer = await (await post(gateway(), ONE.path, { exhibitionId }, how)).json();
  return (answer as { data: BadgeRecord | null }).data;
};
const registered = (accountId: string | null, exhibitionId: string, change: object = {}) => {
  const email = createPerson().email;
  return insertRegistration(database(), { accountId, email, mark: 'priya', exhibitionId, change });
};
const buyer = async (accountId: string): Promise<CallOptions> => ({
  envelope: { token: await insertSession(database(), 'buyer', { accountId, created: NOW }) },
});

test('R-2.115 R-6.029 a buyer gets the badges of all their exhibitions, the next exhibition first and past ones last', async () => {
  const how = await buyer('badge-all');
  for (const exhibitionId of [OVER, LATER, HIDDEN, NEXT]) await registered('badge-all', exhibitionId);
  await buyer('badge-other');
  await registered('badge-other', NEXT);
  const badges = await own(how);
  expect(OWN.output.safeParse(badges).success).toBe(true);
  expect(badges.map(({ exhibitionId }) => exhibitionId)).toEqual([NEXT, LATER, OVER]);
  expect(badges.map(({ isOver }) => isOver)).toEqual([false, false, true]);
  expect(badges[0]).toMatchObject({
    contactName: 'priya contact',
    companyName: 'priya company',
    countryCode: 'IN',
    industry: 'textile',
    exhibitionName: 'Istanbul Textile Fair',
    inshowStartDate: '2026-11-24',
    inshowEndDate: '2026-11-27',
  });
  expect(await one(how, LATER)).toEqual(badges[1]);
});

test('R-3.040 D-31 the badge code is signed by the exhibition, and names the visitor', async () => {
  const how = await buyer('badge-code');
  await registered('badge-code', NEXT, { badge_no: NUMBER, tag_codes: 'T1,T2' });
  const [badge] = await own(how);
  const { keys } = badgeKeys.parse(JSON.parse(await gateway().badgeKeys()));
  const read = await readBadge(badge?.text ?? '', {
    keys,
    verify: async (x, signature, text) => {
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    },
  });
  expect(read?.status).toBe('verified');
  expect(read?.payload).toMatchObject({
    contactName: 'priya contact',
    badgeNo: NUMBER,
    exhibitionId: NEXT,
    tags: ['T1', 'T2'],
    countryId: '356',
    dialingCode: '91',
    contactNumber: '9847012345',
  });
});

test('D-33 THR-29 only the browser that registered gets its badge without a login', async () => {
  const who = createPerson();
  const made = secondaryContract.preregistration.preRegister.path;
  const form = {
    exhibitionId: NEXT,
    email: who.email,
    contactName: 'Priya Nair',
    companyName: 'Malabar',
    countryId: '356',
    contactNumber: '9847012345',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: 'v1',
  };
  await post(gateway(), made, form, { headers: createHeaders(who) });
  expect(await one({ headers: createHeaders(who) })).toMatchObject({ contactName: 'Priya Nair' });
  expect(await one({ headers: createHeaders(createPerson()) })).toBeNull();
  expect(await one({})).toBeNull();
});
