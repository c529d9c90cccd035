import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { BadgeSharing } from '@fairhall/core/contract/lead/calls';
import type { Wheel } from '@fairhall/core/contract/lottery/calls';
import type { Prefill, PreregistrationRecord } from '@fairhall/core/contract/preregistration/calls';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession, type Person } from '../../../../tests/support/accounts.ts';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import { listPersonalData } from '../list-personal-data.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const SHOW = '48101';
const SUPPLIER = 'COLLEAGUES';
const database = testDatabase();
const gateway = testGateway(database);
let stand = '';

beforeAll(async () => {
  await insertExhibition(database(), { exhibition_id: SHOW, inshow_start: '2999-11-24', inshow_end: '2999-11-27' });
  await insertSupplier(database(), SUPPLIER, 'Lyallpur Terry Mills');
  const row = { exhibition_id: SHOW, supplier_id: SUPPLIER, hall: '2', stand_no: 'A1', spotlight: false };
  await database().kysely.insertInto('exhibitor').values(row).execute();
  stand = await insertSession(database(), 'supplier', { accountId: 'colleagues-stand', supplierId: SUPPLIER });
});

interface Buyer extends Person {
  readonly accountId: string;
  readonly token: string;
}

/** A buyer with an account whose address is not confirmed. */
async function newBuyer(who: Person = createPerson()): Promise<Buyer> {
  const accountId = who.email.split('@')[0] ?? '';
  return { ...who, accountId, token: await insertSession(database(), 'buyer', { accountId }) };
}

type Asking = Person & { readonly token?: string };
const sentAs = (who: Asking) => ({
  headers: createHeaders(who),
  ...(who.token === undefined ? {} : { envelope: { token: who.token, ...createBrowserSign() } }),
});
const call = (path: string, data: object, who: Asking) => post(gateway(), path, data, sentAs(who));
const register = async (who: Asking, email: string, contactName: string) => {
  const form = {
    contactName,
    companyName: 'Malabar',
    countryId: '356',
    dialingCode: '91',
    contactNumber: '9847012345',
  };
  const about = { exhibitionId: SHOW, email, pageVersion: 1, entryPoint: 3, leadSource: 1, visitorId: 'v1' };
  const { preRegister } = secondaryContract.preregistration;
  return (await readData(call(preRegister.path, { ...about, ...form }, who))) as PreregistrationRecord;
};
const badgesOf = async (who: Asking) =>
  ((await readData(call(secondaryContract.badge.own.path, {}, who))) as BadgeRecord[]).map(({ contactName, isOwn }) => [
    contactName,
    isOwn,
  ]);
const badgeAt = async (who: Asking, badgeNo?: string) => {
  const path = secondaryContract.badge.ofExhibition.path;
  const answer = await call(path, { exhibitionId: SHOW, ...(badgeNo !== undefined && { badgeNo }) }, who);
  return ((await answer.json()) as { data: BadgeRecord | null }).data;
};
const sharingOf = async (who: Asking) =>
  (await readData(call(secondaryContract.lead.sharing.path, { exhibitionId: SHOW }, who))) as BadgeSharing;
const scan = async (text: string) => {
  const scanned = { text, scannedAt: Date.now() - 1000, rating: 0, tags: [], note: '' };
  return readData(call('blade-supplier/lead/scan', scanned, { ...createPerson(), token: stand }));
};
const leadOf = async (badgeNo: string) => {
  const { records } = (await readData(call('blade-supplier/lead/list', {}, { ...createPerson(), token: stand }))) as {
    records: { badgeNo: string; email: string }[];
  };
  return records.find((each) => each.badgeNo === badgeNo);
};
async function linkMailedTo(email: string): Promise<string> {
  const [mail] = await listRecentMails(database(), email);
  return /pretoken=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const openLink = async (who: Asking, email: string) => {
  const asked = { pretoken: await linkMailedTo(email), exhibitionId: SHOW };
  return (await readData(call(secondaryContract.preregistration.getPreData.path, asked, who))) as Prefill;
};

describe('D-33 THR-33 a buyer who registers a colleague', () => {
  test('keeps their own badge, its scans and the decisions about them', async () => {
    const [buyer, colleague] = [await newBuyer(), createPerson()];
    const own = await register(buyer, buyer.email, 'Priya');
    await scan((await badgeAt(buyer))?.text ?? '');
    const other = await register(buyer, colleague.email, 'Noor');
    expect(await badgesOf(buyer)).toEqual([
      ['Priya', true],
      ['Noor', false],
    ]);
    expect([(await badgeAt(buyer))?.badgeNo, (await badgeAt(buyer, other.badgeNo))?.badgeNo]).toEqual([
      own.badgeNo,
      other.badgeNo,
    ]);
    const { scans } = await sharingOf(buyer);
    expect(scans).toMatchObject([{ supplierId: SUPPLIER, isTakenBack: false }]);
    const { share, takeBack } = secondaryContract.lead;
    await readData(call(share.path, { exhibitionId: SHOW, fields: [] }, buyer));
    expect(await leadOf(own.badgeNo)).toMatchObject({ email: '' });
    await readData(call(takeBack.path, { leadId: scans[0]?.leadId, isTakenBack: true }, buyer));
    expect(await leadOf(own.badgeNo)).toBeUndefined();
    const prefill = call(secondaryContract.preregistration.getPreData.path, { exhibitionId: SHOW }, buyer);
    expect(await readData(prefill)).toMatchObject({ contactName: 'Priya' });
    const { badgeNo } = (await readData(
      call(secondaryContract.lottery.wheel.path, { exhibitionId: SHOW }, buyer),
    )) as Wheel;
    expect(badgeNo).toBe(own.badgeNo);
  });

  test('cannot see or control the scans of the colleague’s badge, but the colleague can', async () => {
    const [buyer, colleague] = [await newBuyer(), await newBuyer()];
    await register(buyer, buyer.email, 'Priya');
    const other = await register(buyer, colleague.email, 'Noor');
    const badge = await badgeAt(buyer, other.badgeNo);
    const { leadId } = (await scan(badge?.text ?? '')) as { leadId: string };
    const of = { exhibitionId: SHOW, registrationId: badge?.registrationId };
    const { sharing, share, takeBack } = secondaryContract.lead;
    const withdrawn = { leadId, isTakenBack: true };
    for (const refused of [
      call(sharing.path, of, buyer),
      call(share.path, { ...of, fields: [] }, buyer),
      call(takeBack.path, withdrawn, buyer),
      // Only after the colleague has confirmed the address.
      call(sharing.path, of, colleague),
    ])
      expect(await readError(refused)).toMatchObject({ status: 404 });
    await openLink(colleague, colleague.email);
    expect(await badgesOf(colleague)).toEqual([['Noor', true]]);
    expect((await sharingOf(colleague)).scans).toMatchObject([{ leadId }]);
    await readData(call(takeBack.path, withdrawn, colleague));
    expect(await leadOf(other.badgeNo)).toBeUndefined();
  });

  test('and erases their account leaves a confirmed colleague the badge and its scans', async () => {
    const [buyer, proven, silent] = [await newBuyer(), await newBuyer(), createPerson()];
    await register(buyer, buyer.email, 'Priya');
    const kept = await register(buyer, proven.email, 'Noor');
    await register(buyer, silent.email, 'Emre');
    await openLink(proven, proven.email);
    await scan((await badgeAt(proven))?.text ?? '');
    await database().transaction(async (transaction) => {
      for (const part of listPersonalData(createMemoryFiles()))
        await part.erase?.(transaction, { ...buyer, isVerified: false }, 1);
    });
    expect((await badgeAt(proven))?.badgeNo).toBe(kept.badgeNo);
    expect((await sharingOf(proven)).scans).toHaveLength(1);
    const rows = database().kysely.selectFrom('preregistration').select(['email', 'account_id']);
    const emails = [buyer.email, proven.email, silent.email];
    expect(await rows.where('email', 'in', emails).execute()).toEqual([{ email: proven.email, account_id: null }]);
  });
});

describe('D-33 two people who share a phone', () => {
  test('see the badge whose link was opened last', async () => {
    const [phone, priya, noor] = [createPerson(), createPerson(), createPerson()];
    const own = await register(priya, priya.email, 'Priya');
    const other = await register(noor, noor.email, 'Noor');
    for (const [{ email }, badgeNo] of [
      [priya, own.badgeNo],
      [noor, other.badgeNo],
      [priya, own.badgeNo],
    ] as const) {
      await openLink(phone, email);
      expect((await badgeAt(phone))?.badgeNo).toBe(badgeNo);
    }
  });
});

describe('D-33 D-95 a guest who joins with the same email address before confirming it', () => {
  test('has the badge only in the browser that registered', async () => {
    const guest = createPerson();
    const { badgeNo } = await register(guest, guest.email, 'Priya');
    const buyer = await newBuyer(guest);
    expect(await badgesOf(buyer)).toEqual([['Priya', true]]);
    expect((await sharingOf(buyer)).scans).toEqual([]);
    const elsewhere = { ...buyer, visitor: createPerson().visitor };
    expect([await badgesOf(elsewhere), await badgeAt(elsewhere)]).toEqual([[], null]);
    expect((await badgeAt(buyer))?.badgeNo).toBe(badgeNo);
  });

  test('does not have the badges that others registered in that browser', async () => {
    const [guest, other] = [createPerson(), createPerson()];
    await register({ ...other, visitor: guest.visitor }, other.email, 'Noor');
    const buyer = await newBuyer(guest);
    expect(await badgesOf(buyer)).toEqual([]);
    expect(await readError(call(secondaryContract.lead.sharing.path, { exhibitionId: SHOW }, buyer))).toMatchObject({
      status: 404,
    });
  });

  test('has a badge under another email address once the link sent there is opened', async () => {
    const [buyer, work] = [await newBuyer(), createPerson()];
    const { badgeNo } = await register(work, work.email, 'Priya');
    expect(await badgesOf(buyer)).toEqual([]);
    expect(await openLink(buyer, work.email)).toMatchObject({ contactName: 'Priya' });
    expect([await badgesOf(buyer), (await badgeAt(buyer))?.badgeNo]).toEqual([[['Priya', true]], badgeNo]);
  });
});
