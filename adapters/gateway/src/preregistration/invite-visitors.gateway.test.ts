import type { Prefill } from '@fairhall/core/contract/preregistration/calls';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError } from '../../../../tests/support/gateway.ts';
import { importDesk } from '../../../../tests/support/import-desk.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import type { Owner } from '../personal-data.ts';
import { hasNewsConsent } from '../subscription/has-news-consent.ts';
import { preregistrationPersonalData } from './preregistration-personal-data.ts';

const { database, gateway, check, begin, load, undo, imported } = importDesk();
const { getPreData: PREFILL, preRegister: SUBMIT } = secondaryContract.preregistration;
const { subscription } = gatewayContract;
const [OPEN, OVER] = ['68301', '68302'];
beforeEach(async () => {
  await insertExhibition(database(), { exhibition_id: OPEN, inshow_start: '2096-03-01', inshow_end: '2096-03-04' });
  await insertExhibition(database(), { exhibition_id: OVER, inshow_start: '2026-03-01', inshow_end: '2026-03-03' });
});

const GUEST = { exhibition: OPEN, email: 'guest@acme.example', name: 'Ayşe', country: 'TR', language: 'tr' };
const mailsTo = (email: string) => listRecentMails(database(), email);
const linkIn = (text = '') => /pretoken=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? '';
const prefill = (data: object) => post(gateway(), PREFILL.path, data, { headers: createHeaders(createPerson()) });

describe('a visitor invited by an import', () => {
  test('D-88 gets an email in their language, whose link prefills the form with known data', async () => {
    expect((await imported('invitation', [GUEST])).batch).toMatchObject({ added: 1, refused: 0 });
    const [mail] = await mailsTo(GUEST.email);
    expect(mail?.subject).toBe('Bir fuara davetlisiniz');
    expect(mail?.text).not.toContain('Ayşe');
    const pretoken = linkIn(mail?.text);
    const known = (await readData(prefill({ pretoken, exhibitionId: OPEN }))) as Prefill;
    expect(PREFILL.output.safeParse(known).success).toBe(true);
    expect(known).toMatchObject({ email: GUEST.email, contactName: 'Ayşe', countryId: '792', companyName: '' });
    expect(await readError(prefill({ pretoken, exhibitionId: OVER }))).toMatchObject({ code: '404' });
  });

  test('D-60 gets an unsubscribe link in the email, and is not invited again after using it', async () => {
    await imported('invitation', [GUEST]);
    const [mail] = await mailsTo(GUEST.email);
    const leave = mail?.links.find((link) => link.includes('/setting/unsubscribe?'));
    const { searchParams } = new URL(leave ?? '');
    const toggle = { email: searchParams.get('email'), sign: searchParams.get('sign'), subscribed: false };
    await readData(post(gateway(), subscription.toggle.path, toggle, { headers: createHeaders(createPerson()) }));
    await insertExhibition(database(), {
      exhibition_id: '68303',
      inshow_start: '2096-05-01',
      inshow_end: '2096-05-04',
    });
    const [outcome] = await check('invitation', [{ ...GUEST, exhibition: '68303' }]);
    expect(outcome).toMatchObject({ action: 'refused', problems: [{ column: 'email', code: 'unsubscribed' }] });
  });

  test('D-60 can unsubscribe through the one-click URL in the email header', async () => {
    const email = 'press@acme.example';
    await imported('invitation', [{ ...GUEST, email }]);
    const row = database().kysely.selectFrom('outbox').select('unsubscribe').where('recipient', '=', email);
    const { unsubscribe } = await row.executeTakeFirstOrThrow();
    const request = new Request(unsubscribe ?? '', { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect((await gateway().handle(request, { address: '198.51.100.200' })).status).toBe(200);
    expect(await hasNewsConsent(database(), email)).toBe(false);
  });

  test('REL-07 is emailed once, whatever file contains them and however often', async () => {
    const { batchId } = await begin('invitation', 'guests');
    await load(batchId, 0, [GUEST]);
    await load(batchId, 0, [GUEST]);
    const again = await imported('invitation', [{ ...GUEST, email: 'GUEST@acme.example', company: 'Acme' }]);
    expect(again.outcomes).toMatchObject([{ action: 'changed', changed: ['company'] }]);
    expect(await mailsTo(GUEST.email)).toHaveLength(1);
    expect((await imported('invitation', [GUEST, GUEST])).outcomes).toMatchObject([
      {},
      { problems: [{ code: 'duplicate' }] },
    ]);
  });

  test('D-88 is rejected with the column of the invalid value, and not invited if already registered', async () => {
    const change = { badge_no: 'TEX68300001' };
    await insertRegistration(database(), {
      accountId: null,
      email: 'there@acme.example',
      mark: 'own',
      exhibitionId: OPEN,
      change,
    });
    const wrong: readonly [object, string, string][] = [
      [{ email: 'there@acme.example' }, 'email', 'registered'],
      [{ email: 'none' }, 'email', 'email'],
      [{ exhibition: OVER }, 'exhibition', 'over'],
      [{ exhibition: 'none' }, 'exhibition', 'unknownId'],
      [{ country: 'XX' }, 'country', 'code'],
    ];
    for (const [changed, column, code] of wrong) {
      const [outcome] = await check('invitation', [{ ...GUEST, ...changed }]);
      expect(outcome).toMatchObject({ action: 'refused', problems: [{ column, code }] });
    }
    expect(await mailsTo('there@acme.example')).toEqual([]);
  });

  test('R-1.008 registers through the link like anyone else', async () => {
    await imported('invitation', [GUEST]);
    const pretoken = linkIn((await mailsTo(GUEST.email))[0]?.text);
    const form = {
      exhibitionId: OPEN,
      email: GUEST.email,
      contactName: 'Ayşe',
      companyName: 'Acme',
      countryId: '792',
      contactNumber: '5321234567',
      pageVersion: 1,
      entryPoint: 3,
      leadSource: 1,
      visitorId: 'v1',
      pretoken,
    };
    const made = await readData(post(gateway(), SUBMIT.path, form, { headers: createHeaders(createPerson()) }));
    expect(made).toMatchObject({ dataSource: 'PRE_REGISTRATION', badgeNo: expect.stringMatching(/^TEX/) });
  });

  test('D-64 is removed by undoing the import while the email is pending, and stays once it is sent', async () => {
    const { batch } = await imported('invitation', [GUEST, { ...GUEST, email: 'sent@acme.example' }]);
    await sql`update outbox set state = 'sent' where recipient = 'sent@acme.example'`.execute(database().kysely);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 1, kept: [{ problems: [{ code: 'inUse' }] }] });
    expect(await mailsTo(GUEST.email)).toEqual([]);
  });

  test('THR-29 can download and erase their data once the email address is verified', async () => {
    await imported('invitation', [GUEST, { ...GUEST, email: 'other@acme.example' }]);
    const hers = async (owner: Owner) => {
      const rows: object[] = [];
      for await (const row of preregistrationPersonalData.lists?.showInvitations?.(database(), owner) ?? [])
        rows.push(row);
      return rows;
    };
    const owner = { accountId: 'nobody', email: 'Guest@acme.example', isVerified: true };
    expect(await hers({ ...owner, isVerified: false })).toEqual([]);
    expect(await hers(owner)).toMatchObject([{ exhibition_id: OPEN, told: { contactName: 'Ayşe' } }]);
    await database().transaction(
      (transaction) => preregistrationPersonalData.erase?.(transaction, owner, 0) as Promise<undefined>,
    );
    expect(await hers(owner)).toEqual([]);
    expect(await hers({ ...owner, email: 'other@acme.example' })).toHaveLength(1);
  });
});
