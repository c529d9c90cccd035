import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCalls } from '@fairhall/core/contract/call';
import type { BadgeSharing } from '@fairhall/core/contract/lead/calls';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  insertSession,
  LOGIN,
  PASSWORD,
  PATH_OF_LOGOUT,
  type Person,
  registerForToken,
  USER_INFO,
} from '../../../../tests/support/accounts.ts';
import { readCallChecks } from '../../../../tests/support/call-checks.ts';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import { findBuyerOfToken } from '../../../../tests/support/personal-data-inserts.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { insertBadge } from '../../../../tests/support/signed-badges.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { insertInvitation, insertSupplierPerson } from '../../../../tests/support/suppliers.ts';
import { restoreSnapshot, takeSnapshot } from '../../../../tests/support/table-snapshot.ts';
import { createDeliveredEnquiry, sendThread } from '../../../../tests/support/threads.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { REVOCATION_KINDS } from '../revocations.ts';
import { hasNewsConsent } from '../subscription/has-news-consent.ts';
import { finishRestore } from './finish-restore.ts';
import { createRevocationWriter, findRevocationLog, readRevocationLog } from './revocation-log.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9901';
const folder = mkdtempSync(join(tmpdir(), 'fairhall-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() }));

const send = (path: string, data: object, token = '', who: Person = createPerson()) =>
  post(gateway(), path, data, { headers: createHeaders(who), envelope: { token, lang: 'en', ...createBrowserSign() } });
const isGood = async (answer: Promise<Response>): Promise<boolean> => (await answer).status === 200;

/** Whether a login returned a token; a wrong password gets the same status as success. */
const isIn = async (answer: Promise<Response>): Promise<boolean> => /"(?:bt|st)_/.test(await (await answer).text());

/** Something that can be revoked through the product. */
interface Ending {
  /** Revokes it by the product's own calls. */
  end(): Promise<unknown>;
  isEnded(): Promise<boolean>;
  /** True for sessions and staff tokens, which a restore always ends. */
  readonly endsAnyway?: true;
}

async function buyer() {
  const who = createPerson();
  const token = await registerForToken(gateway(), who);
  return { who, token, ...(await findBuyerOfToken(database(), token)) };
}

/** A supplier with a stand, its manager and a colleague. */
async function supplier() {
  const supplierId = `R${createPerson().visitor.slice(-8)}`;
  await insertSupplier(database(), supplierId, 'Lyallpur Terry Mills');
  const row = { exhibition_id: SHOW, supplier_id: supplierId, hall: '2', stand_no: supplierId, spotlight: false };
  await database().kysely.insertInto('exhibitor').values(row).execute();
  const manager = await insertSession(database(), 'supplier', { accountId: createPerson().visitor, supplierId });
  const email = createPerson().email;
  const colleagueId = await insertSupplierPerson(database(), { email, supplierId, right: 'manage' });
  return { supplierId, manager, email, colleagueId };
}

const ENDINGS: Readonly<Record<string, () => Promise<Ending>>> = {
  'an account that is erased': async () => {
    const { who, token, accountId } = await buyer();
    const rows = () => database().kysely.selectFrom('account').select('account_id').where('account_id', '=', accountId);
    return {
      end: () => readData(send('blade-purchaser/account/erase', { password: PASSWORD }, token, who)),
      isEnded: async () => (await rows().executeTakeFirst()) === undefined,
    };
  },
  'a password that is changed': async () => {
    const { who, token } = await buyer();
    const data = { password: PASSWORD, newPassword: 'another long one' };
    return {
      end: () => readData(send('blade-purchaser/account/changePassword', data, token, who)),
      isEnded: async () => !(await isIn(send(LOGIN, { email: who.email, password: PASSWORD, ip: '' }, '', who))),
    };
  },
  'a password that is set by mail': async () => {
    const { who, accountId } = await buyer();
    const token = createRandomToken();
    const code = { hash: hashSha256(token), purpose: 'reset' as const, subject: accountId, created: Date.now() };
    await database()
      .kysely.insertInto('one_time_code')
      .values({ ...code, expires: Date.now() + 3_600_000, used_at: null, used_key: null })
      .execute();
    const data = { token, password: 'another long one' };
    return {
      end: () => readData(send(gatewayContract.account.resetPassword.path, data)),
      isEnded: async () => !(await isIn(send(LOGIN, { email: who.email, password: PASSWORD, ip: '' }, '', who))),
    };
  },
  'an account that is not the reader’s of its address': async () => {
    const { who, accountId } = await buyer();
    const [mail] = await listRecentMails(database(), who.email);
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const row = () => database().kysely.selectFrom('account').select('denied_at').where('account_id', '=', accountId);
    return {
      end: () => readData(send('blade-purchaser/confirmation/reject', { token })),
      isEnded: async () => (await row().executeTakeFirstOrThrow()).denied_at !== null,
    };
  },
  'a guest’s link to an enquiry': async () => {
    const { enquiryId, sign } = await createDeliveredEnquiry({ database: database(), gateway: gateway() });
    return {
      end: () => readData(sendThread(gateway(), 'enquiry', 'endLink', { enquiryId, sign })),
      isEnded: async () => !(await isGood(sendThread(gateway(), 'enquiry', 'thread', { enquiryId, sign }))),
    };
  },
  'a session that is logged out': async () => {
    const { who, token } = await buyer();
    return {
      end: () => readData(send(PATH_OF_LOGOUT, {}, token, who)),
      isEnded: async () => !(await isGood(send(USER_INFO, {}, token))),
      endsAnyway: true,
    };
  },
  'a staff token that is revoked': async () => {
    const operator = await insertStaff(database(), { role: 'operator' });
    const member = await insertStaff(database(), { role: 'support' });
    return {
      end: () => readData(send('staff/revoke', { staffId: member.staffId, reason: 'left' }, operator.token)),
      isEnded: async () => !(await isGood(send('staff/site/show', { siteId: 5 }, member.token))),
      endsAnyway: true,
    };
  },
  'a supplier’s person who is removed': async () => {
    const { manager, email, colleagueId } = await supplier();
    return {
      end: () => readData(send('blade-supplier/people/remove', { id: colleagueId }, manager)),
      isEnded: async () => !(await isIn(send('blade-supplier/account/login', { email, password: PASSWORD }))),
    };
  },
  'a right that is lowered': async () => {
    const { manager, colleagueId } = await supplier();
    const row = () =>
      database().kysely.selectFrom('account').select('supplier_right').where('account_id', '=', colleagueId);
    return {
      end: () => readData(send('blade-supplier/people/setRight', { accountId: colleagueId, right: 'answer' }, manager)),
      isEnded: async () => (await row().executeTakeFirstOrThrow()).supplier_right === 'answer',
    };
  },
  'an invitation that is taken back': async () => {
    const { manager, supplierId } = await supplier();
    const { invitationId, token } = await insertInvitation(database(), { email: createPerson().email, supplierId });
    const check = async () =>
      (await readData(send('blade-supplier/account/checkInvitation', { token }))) as { state: string };
    return {
      end: () => readData(send('blade-supplier/people/remove', { id: invitationId }, manager)),
      isEnded: async () => (await check()).state !== 'open',
    };
  },
  'a badge that is reissued': async () => {
    const { manager } = await supplier();
    const { token } = await insertStaff(database(), { role: 'support' });
    const badge = await insertBadge(database(), {
      accountId: null,
      email: createPerson().email,
      mark: 'noor',
      exhibitionId: SHOW,
    });
    // A scan counts from its own time, so each one is made now.
    const scan = () => ({ text: badge.text, scannedAt: Date.now(), rating: 0, tags: [], note: '' });
    return {
      end: () =>
        readData(
          send('staff/registration/reissue', { exhibitionId: SHOW, badgeNo: badge.badgeNo, reason: 'lost' }, token),
        ),
      // A new supplier each time, since a session does not survive the restore.
      isEnded: async () => !(await isGood(send('blade-supplier/lead/scan', scan(), await scanner()))),
    };
    async function scanner() {
      const { supplierId } = await supplier();
      expect(manager).not.toBe('');
      return insertSession(database(), 'supplier', { accountId: createPerson().visitor, supplierId });
    }
  },
  'an address that is unsubscribed': async () => {
    const { who, token } = await buyer();
    const data = { email: who.email, subscribed: false };
    return {
      end: () => readData(send('blade-purchaser/subscription/toggle', data, token, who)),
      isEnded: async () => !(await hasNewsConsent(database(), who.email)),
    };
  },
  'what an exhibitor sees of a visitor who withdraws it': async () => {
    const { supplierId } = await supplier();
    const { token, accountId, email } = await buyer();
    const badge = await insertBadge(database(), { accountId, email, mark: 'noor', exhibitionId: SHOW });
    const scan = { text: badge.text, scannedAt: Date.now() - 1_000, rating: 0, tags: [], note: '' };
    const scanner = () => insertSession(database(), 'supplier', { accountId: createPerson().visitor, supplierId });
    return {
      end: async () => {
        // The backup does not have the scan.
        await readData(send('blade-supplier/lead/scan', scan, await scanner()));
        const { scans } = (await readData(
          send('blade-pre-registration/lead/sharing', { exhibitionId: SHOW }, token),
        )) as BadgeSharing;
        await readData(
          send('blade-pre-registration/lead/takeBack', { leadId: scans[0]?.leadId, isTakenBack: true }, token),
        );
      },
      // The exhibitor has stored the code of the badge.
      isEnded: async () => !(await isGood(send('blade-supplier/lead/scan', scan, await scanner()))),
    };
  },
  'a field that a visitor hides': async () => {
    const { token, accountId, email } = await buyer();
    const badge = await insertBadge(database(), { accountId, email, mark: 'noor', exhibitionId: SHOW });
    const row = () =>
      database()
        .kysely.selectFrom('preregistration')
        .select('hidden_fields')
        .where('registration_id', '=', badge.registrationId);
    return {
      end: () =>
        readData(send('blade-pre-registration/lead/share', { exhibitionId: SHOW, fields: ['country'] }, token)),
      isEnded: async () => (await row().executeTakeFirstOrThrow()).hidden_fields.includes('email'),
    };
  },
  'a registration that is withdrawn': async () => {
    const { email } = createPerson();
    const token = createRandomToken();
    const registrationId = await insertRegistration(database(), {
      accountId: null,
      email,
      mark: 'noor',
      exhibitionId: SHOW,
      token,
    });
    const row = () =>
      database()
        .kysely.selectFrom('preregistration')
        .select('registration_id')
        .where('registration_id', '=', registrationId);
    return {
      end: () => readData(send('blade-pre-registration/offline/withdraw', { pretoken: token })),
      isEnded: async () => (await row().executeTakeFirst()) === undefined,
    };
  },
  'a business card that is shared no longer': async () => {
    const { supplierId } = await supplier();
    const token = await insertSession(database(), 'supplier', {
      accountId: createPerson().visitor,
      supplierId,
      person: { nickname: 'Imran Sheikh' },
    });
    const share = async (isShared: boolean) =>
      (await readData(send('blade-supplier/card/share', { isShared }, token))) as { cdpId: string };
    const { cdpId } = await share(true);
    return {
      end: () => share(false),
      isEnded: async () => !(await isGood(send('blade-purchaser/businessCard/view', { cdpId }))),
    };
  },
};

const NAMES = Object.keys(ENDINGS);

/**
 * For each submit, the names in `ENDINGS` of what it revokes and a restore must not bring back: access, data that a
 * person had erased, and consent. `none`: it revokes nothing that anybody relies on, or only something of its own
 * caller that returns to the backup's state like every other change, such as a booking, a list, a stand or a staff
 * decision.
 */
const NONE: readonly string[] = [];
const OWN_ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      'account.login',
      'account.loginPc',
      'account.registerV2',
      'account.register',
      'account.completePurchaseInfo',
      'account.sendResetPasswordMail',
      'account.prepareExport',
      'confirmation.confirm',
      'confirmation.settle',
      'confirmation.sendAgain',
      'enquiry.submitNew',
      'enquiry.verify',
      'enquiry.markRead',
      'enquiry.reply',
      'enquiry.attach',
      'enquiry.setState',
      'enquiry.shareContact',
      'enquiry.mailLink',
      'enquiry.mailAgain',
      'follow.goods',
      'follow.cancelGoods',
      'follow.supplier',
      'follow.cancelSupplier',
      'follow.exhibition',
      'follow.cancelExhibition',
      'rfq.submitNew',
      'rfq.attach',
      'upload.image',
      'businessCard.save',
      'businessCard.remove',
      'businessCard.saveOwn',
      'cms.feedback',
      'collect.goodsSpu',
      'collect.exhibitor',
      'lottery.draw',
      'lottery.confirm',
      'meeting.submit',
      'meeting.cancel',
      'planner.add',
      'planner.remove',
      'planner.note',
      'preregistration.preRegister',
      'preregistration.resendBadge',
      'preregistration.getPreData',
      'sample.book',
      'sample.cancel',
      'stand.book',
      'supplier.login',
      'supplier.acceptInvitation',
      'supplierCertificate.save',
      'supplierCertificate.remove',
      'supplierEnquiry.markRead',
      'supplierEnquiry.answer',
      'supplierEnquiry.attach',
      'supplierEnquiry.setState',
      'supplierEnquiry.shareContact',
      'supplierLead.scan',
      'supplierLead.save',
      'supplierLead.remove',
      'supplierMeeting.answer',
      'supplierProduct.save',
      'supplierProduct.add',
      'supplierProduct.withdraw',
      'supplierProduct.setShown',
      'supplierProfile.save',
      'catalogueImport.begin',
      'catalogueImport.load',
      'catalogueImport.finish',
      'catalogueImport.undo',
      'catalogueImport.picture',
      'certificateAdmin.decide',
      'operatorList.stage',
      'operatorList.commit',
      'operatorList.remove',
      'staff.add',
      'staffEnquiry.reassign',
      'staffLottery.setPrizes',
      'staffPreregistration.register',
      'staffPreregistration.resend',
      'staffProduct.settle',
      'supplierAdmin.set',
    ].map((name) => [name, NONE]),
  ),
  'account.resetPassword': ['a password that is set by mail'],
  'account.endSession': ['a session that is logged out'],
  'account.changePassword': ['a password that is changed'],
  'account.erase': ['an account that is erased'],
  'account.logout': ['a session that is logged out'],
  'confirmation.reject': ['an account that is not the reader’s of its address'],
  'enquiry.endLink': ['a guest’s link to an enquiry'],
  'subscription.toggle': ['an address that is unsubscribed'],
  'businessCard.share': ['a business card that is shared no longer'],
  'lead.share': ['a field that a visitor hides'],
  'lead.takeBack': ['what an exhibitor sees of a visitor who withdraws it'],
  'supplier.logout': ['a session that is logged out'],
  // A second invitation revokes the first.
  'supplier.invite': ['an invitation that is taken back'],
  'supplier.remove': ['a supplier’s person who is removed', 'an invitation that is taken back'],
  'supplier.setRight': ['a right that is lowered'],
  'supplierCard.share': ['a business card that is shared no longer'],
  'staff.revoke': ['a staff token that is revoked'],
  'staff.renew': ['a staff token that is revoked'],
  'staffPreregistration.reissue': ['a badge that is reissued'],
  'staffPreregistration.correct': ['a badge that is reissued'],
  'supplierAdmin.invite': ['an invitation that is taken back'],
  'supplierAdmin.setRight': ['a right that is lowered'],
};
/** Adds the entries from `calls.test-data.ts` in the folders of newer features. */
const CHECKED = Object.entries(await readCallChecks()).flatMap(([name, { ends }]) =>
  ends === undefined ? [] : [[name, ends] as const],
);
const ENDED_BY: readonly (readonly [string, readonly string[]])[] = [...Object.entries(OWN_ENDED_BY), ...CHECKED];

/** Each run gets its own log. */
let logs = 0;
function newLog() {
  logs += 1;
  const file = join(folder, `${logs}.log`);
  return { file, write: () => createRevocationWriter(database(), file).write() };
}

const restoreWith = (file: string) =>
  finishRestore(database(), {
    entries: readRevocationLog(file)?.entries ?? [],
    files: createMemoryFiles(),
    now: Date.now(),
    staffTokenMs: 86_400_000,
  });

/** Backs up, revokes the chosen items and restores. Returns which items are revoked then. */
async function backUpEndRestore(chosen: readonly string[], log = newLog()) {
  const endings = new Map<string, Ending>();
  for (const [name, make] of Object.entries(ENDINGS)) endings.set(name, await make());
  for (const [name, { isEnded }] of endings) expect([name, await isEnded()]).toEqual([name, false]);
  await log.write();
  const backup = await takeSnapshot(database());
  for (const name of chosen) {
    await endings.get(name)?.end();
    expect([name, await endings.get(name)?.isEnded()]).toEqual([name, true]);
  }
  await log.write();
  await restoreSnapshot(database(), backup);
  const finished = await restoreWith(log.file);
  const ended: string[] = [];
  for (const [name, { isEnded }] of endings) if (await isEnded()) ended.push(name);
  const expected = NAMES.filter((name) => chosen.includes(name) || endings.get(name)?.endsAnyway === true);
  return { ended, expected, finished };
}

describe('revocations since the backup', () => {
  test('REL-31 are listed for every submit, and each of them is tested', () => {
    const submits = [...listCalls(completeContract)]
      .filter(({ call }) => call.mode === 'submit')
      .map(({ name }) => name);
    expect(ENDED_BY.map(([name]) => name).toSorted()).toEqual(submits.toSorted());
    expect([...new Set(ENDED_BY.flatMap(([, ends]) => ends))].toSorted()).toEqual(NAMES.toSorted());
  });

  test('REL-31 are recorded for every kind of revocation', { timeout: 120_000 }, async () => {
    const before = await database().kysely.selectFrom('revocation').select('revocation_id').execute();
    for (const make of Object.values(ENDINGS)) await (await make()).end();
    const rows = await database().kysely.selectFrom('revocation').select(['revocation_id', 'kind']).execute();
    const known = new Set(before.map(({ revocation_id }) => revocation_id));
    const kinds = new Set(rows.filter(({ revocation_id }) => !known.has(revocation_id)).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(REVOCATION_KINDS.toSorted());
  });

  test('REL-31 THR-08 are all in force after a restore', { timeout: 120_000 }, async () => {
    const { ended, expected, finished } = await backUpEndRestore(NAMES);
    expect(ended).toEqual(expected);
    expect(expected).toEqual(NAMES);
    // A withdrawn registration ends its badge as well.
    expect(finished.ended).toMatchObject({ erasedAccount: 1, supplierPerson: 1, invitation: 1, badge: 2, news: 1 });
  });

  test('REL-31 are the only ones in force, whatever was revoked in whatever order', { timeout: 300_000 }, async () => {
    const some = fc.shuffledSubarray(NAMES, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(some, async (chosen) => {
        const { ended, expected } = await backUpEndRestore(chosen);
        expect(ended).toEqual(expected);
      }),
      { numRuns: 4 },
    );
  });

  test('REL-31 D-94 leave a token only to the operator at the console, and this is audited', async () => {
    const before = await insertStaff(database(), { role: 'operator' });
    const { token } = await restoreWith(newLog().file);
    expect(await isGood(send('staff/list', {}, before.token))).toBe(false);
    expect(await isGood(send('staff/list', {}, token))).toBe(true);
    const audit = database().kysely.selectFrom('audit').select('call').orderBy('audit_id', 'desc');
    expect((await audit.execute()).map(({ call }) => call)).toContain('db.operatorToken');
  });

  test('REL-31 are not repeated for consent that was given again later', async () => {
    const log = newLog();
    const { who, token } = await buyer();
    const toggle = (subscribed: boolean) =>
      readData(send('blade-purchaser/subscription/toggle', { email: who.email, subscribed }, token, who));
    await log.write();
    const backup = await takeSnapshot(database());
    for (const subscribed of [false, true]) await toggle(subscribed);
    await log.write();
    await restoreSnapshot(database(), backup);
    await restoreWith(log.file);
    expect(await hasNewsConsent(database(), who.email)).toBe(true);
  });

  test('REL-31 are not repeated if the backup has them: an email address that registered again stays', async () => {
    const log = newLog();
    const first = await buyer();
    await readData(send('blade-purchaser/account/erase', { password: PASSWORD }, first.token, first.who));
    await registerForToken(gateway(), first.who);
    await log.write();
    const backup = await takeSnapshot(database());
    await restoreSnapshot(database(), backup);
    const { ended } = await restoreWith(log.file);
    expect(ended).toMatchObject({ erasedAccount: 0, erasedAddress: 0 });
    const rows = database().kysely.selectFrom('account').select('email').where('email', '=', first.who.email);
    expect(await rows.execute()).toHaveLength(1);
  });
});

describe('the revocation log', () => {
  const revoke = async () => {
    const { who, token } = await buyer();
    const data = { email: who.email, subscribed: false };
    await readData(send('blade-purchaser/subscription/toggle', data, token, who));
    return who.email;
  };
  const idsIn = (file: string) => readRevocationLog(file)?.entries.map(({ id }) => id) ?? [];
  const idsInDatabase = async () =>
    (await database().kysely.selectFrom('revocation').select('revocation_id').orderBy('position').execute()).map(
      ({ revocation_id }) => revocation_id,
    );

  test('REL-31 contains each entry of the database once, also after a crash before the append or in the middle of a line', async () => {
    const { file, write } = newLog();
    const email = await revoke();
    await Promise.all([write(), createRevocationWriter(database(), file).write()]);
    expect(idsIn(file)).toEqual(await idsInDatabase());
    // The revocations are committed, but the log has only half a line of the last one.
    await revoke();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -40));
    await createRevocationWriter(database(), file).write();
    expect(new Set(idsIn(file))).toEqual(new Set(await idsInDatabase()));
    expect(idsIn(file)).toHaveLength(new Set(idsIn(file)).size);
    expect(readFileSync(file, 'utf8')).not.toContain(email);
    await revoke();
    await write();
    expect(new Set(idsIn(file))).toEqual(new Set(await idsInDatabase()));
  });

  test('REL-31 of another database is set aside, and returns with that database', async () => {
    const { file, write } = newLog();
    await write();
    const own = readRevocationLog(file)?.logId ?? '';
    const rename = (value: string) =>
      database().kysely.updateTable('setting').set({ value }).where('key', '=', 'revocations.logId').execute();
    await rename('another-database');
    await write();
    expect(readRevocationLog(file)?.logId).toBe('another-database');
    expect(findRevocationLog(file, own)?.log.logId).toBe(own);
    await rename(own);
    await write();
    expect(readRevocationLog(file)?.logId).toBe(own);
    expect(findRevocationLog(file, 'another-database')?.log.entries).toEqual(findRevocationLog(file, own)?.log.entries);
  });
});
