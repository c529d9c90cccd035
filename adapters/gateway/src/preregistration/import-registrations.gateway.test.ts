import { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { normalizeText } from '@fairhall/core/search-text';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { BADGE_NAMES } from '../../../../tests/support/badge-names.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData } from '../../../../tests/support/gateway.ts';
import { importDesk } from '../../../../tests/support/import-desk.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

const { database, gateway, check, begin, load, undo, imported, exported, tokens } = importDesk();
const [OPEN, OVER] = ['68201', '68202'];
beforeEach(async () => {
  await insertExhibition(database(), { exhibition_id: OPEN, inshow_start: '2096-03-01', inshow_end: '2096-03-04' });
  await insertExhibition(database(), { exhibition_id: OVER, inshow_start: '2026-03-01', inshow_end: '2026-03-03' });
});

const VISITOR = {
  key: 'V-1',
  exhibition: OPEN,
  email: 'jo@acme.example',
  name: 'Jo Weaver',
  company: 'Acme',
  country: 'IN',
  mobile: '098470 12345',
  visitor_type: 'retailer',
  language: 'ar',
};
const registered = async () =>
  (await database().kysely.selectFrom('preregistration').selectAll().orderBy('email').execute()).filter(
    ({ exhibition_id }) => exhibition_id === OPEN,
  );

describe('visitors imported from a file', () => {
  test('R-1.008 D-64 are registered with their own badge numbers and get no email', async () => {
    const { batch } = await imported('registration', [VISITOR, { ...VISITOR, key: 'V-2', email: 'ana@acme.example' }]);
    expect(batch).toMatchObject({ added: 2, refused: 0 });
    const [ana, jo] = await registered();
    expect(jo).toMatchObject({
      email: 'jo@acme.example',
      contact_number: '9847012345',
      dialing_code: '91',
      country_id: '356',
      lang: 'ar',
      lead_source: 1,
      source_from: 'file',
      visitor_type: 'retailer',
      account_id: null,
    });
    expect(jo?.badge_no).toMatch(/^TEX[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(jo?.badge_no).not.toBe(ana?.badge_no);
    expect(await database().kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('REL-04 keep record and badge number when a row with the same key is imported again', async () => {
    await imported('registration', [VISITOR]);
    const [first] = await registered();
    const { batch } = await imported('registration', [VISITOR, { ...VISITOR, key: 'V-3', email: 'x@acme.example' }]);
    expect(batch).toMatchObject({ added: 1, same: 1, refused: 0 });
    const { outcomes } = await imported('registration', [{ ...VISITOR, company: 'Acme & Daughters' }]);
    expect(outcomes).toMatchObject([{ key: 'V-1', action: 'changed', changed: ['company'] }]);
    expect((await registered()).find(({ email }) => email === first?.email)).toMatchObject({
      badge_no: first?.badge_no,
      company_name: 'Acme & Daughters',
    });
  });

  test('D-94 D-33 stay cancelled when the same file is imported again, and the report says so', async () => {
    await imported('registration', [VISITOR]);
    const badgeNo = (await registered())[0]?.badge_no ?? '';
    const asStaff = (call: 'cancel' | 'restore') =>
      readData(
        post(
          gateway(),
          staffPreregistration[call].path,
          { exhibitionId: OPEN, badgeNo, reason: 'asked by phone' },
          { headers: createHeaders(createPerson()), envelope: { token: tokens().operator } },
        ),
      );
    await asStaff('cancel');
    for (const row of [VISITOR, { ...VISITOR, key: 'V-9' }, { ...VISITOR, email: 'jo.weaver@acme.example' }]) {
      const { outcomes } = await imported('registration', [row]);
      expect(outcomes).toMatchObject([
        { action: 'refused', problems: [{ column: '', code: 'ended', values: { value: badgeNo } }] },
      ]);
    }
    expect(await registered()).toEqual([]);
    await asStaff('restore');
    const { batch } = await imported('registration', [{ ...VISITOR, company: 'Acme & Daughters' }]);
    expect(batch).toMatchObject({ changed: 1, refused: 0 });
  });

  test('R-1.008 D-33 are rejected with the column of the invalid value', async () => {
    const wrong: readonly [object, string, string][] = [
      [{ key: '' }, 'key', 'required'],
      [{ exhibition: 'none' }, 'exhibition', 'unknownId'],
      [{ exhibition: OVER }, 'exhibition', 'over'],
      [{ email: 'jo' }, 'email', 'email'],
      [{ email: '' }, 'email', 'required'],
      [{ email: 'пост@пример.рф' }, 'email', 'emailLocal'],
      [{ name: '\u200b' }, 'name', 'required'],
      [{ company: '\u3164' }, 'company', 'required'],
      [{ country: 'XX' }, 'country', 'code'],
      [{ mobile: '12' }, 'mobile', 'phone'],
      [{ mobile: '98470 12345 ext 12' }, 'mobile', 'phoneExtension'],
      [{ mobile: '+999 98470 12345' }, 'mobile', 'phoneCode'],
      [{ whatsapp: '+90 532 123 45 67' }, 'whatsapp', 'phoneOther'],
      [{ website: 'acme' }, 'website', 'link'],
      [{ job_title: 'wizard' }, 'job_title', 'choice'],
      [{ visitor_type: 'retailer | wizard' }, 'visitor_type', 'choice'],
      [{ tags: 'a b' }, 'tags', 'unknownTag'],
      [{ quantity: '-1' }, 'quantity', 'number'],
      [{ language: 'xx' }, 'language', 'code'],
    ];
    for (const [change, column, code] of wrong) {
      const [outcome] = await check('registration', [{ ...VISITOR, ...change }]);
      expect(outcome).toMatchObject({ action: 'refused', problems: [{ column, code }] });
    }
  });

  test('D-94 R-1.008 keep their names in any script when stored, found, exported and imported again', async () => {
    const rows = Object.entries(BADGE_NAMES).map(([lang, [name, company]]) => ({
      ...VISITOR,
      key: lang,
      email: `${lang}@müller.example`,
      name,
      company,
      language: lang,
    }));
    expect((await imported('registration', rows)).batch).toMatchObject({ added: rows.length, refused: 0 });
    const written = await exported('registration', 100);
    expect(written.rows.map(({ name, company, language }) => [language, [name, company]]).sort()).toEqual(
      Object.entries(BADGE_NAMES).sort(),
    );
    const again = rows.map((row) => {
      const found = written.rows.find(({ language }) => language === row.language);
      return { ...row, email: found?.email ?? '', name: found?.name ?? '', company: found?.company ?? '' };
    });
    expect((await imported('registration', again)).batch).toMatchObject({ same: rows.length, refused: 0 });
    for (const { name, language } of rows) {
      const keywords = [
        name,
        name.normalize('NFD'),
        name.toUpperCase(),
        normalizeText(name).split(' ').toReversed().join(' '),
      ];
      for (const keyword of keywords) {
        const data = { exhibitionId: OPEN, keyword, pageNo: 1 };
        const list = post(gateway(), staffPreregistration.list.path, data, { envelope: { token: tokens().support } });
        const { records } = staffPreregistration.list.output.parse(await readData(list));
        expect([keyword, records.map(({ email }) => email)]).toEqual([keyword, [`${language}@xn--mller-kva.example`]]);
      }
    }
  });

  test('REL-04 are registered once per email address, and existing registrations stay unchanged', async () => {
    const change = { badge_no: 'TEX68000001' };
    const own = { accountId: null, email: 'JO@acme.example', mark: 'own', exhibitionId: OPEN, change };
    await insertRegistration(database(), own);
    const { outcomes } = await imported('registration', [
      VISITOR,
      { ...VISITOR, key: 'V-2', email: 'ana@acme.example' },
      { ...VISITOR, key: 'V-3', email: 'ANA@acme.example' },
    ]);
    expect(outcomes).toMatchObject([
      { problems: [{ column: 'email', code: 'registered', values: { value: 'TEX68000001' } }] },
      { action: 'added' },
      { problems: [{ column: 'email', code: 'duplicate', values: { row: 2 } }] },
    ]);
    expect((await registered()).map(({ company_name }) => company_name).sort()).toEqual(['Acme', 'own company']);
  });

  test('D-64 are not registered twice when an interrupted import is resumed', async () => {
    const rows = [VISITOR, { ...VISITOR, key: 'V-2', email: 'ana@acme.example' }];
    const { batchId } = await begin('registration', 'visitors');
    const first = await load(batchId, 0, rows.slice(0, 1));
    expect(await begin('registration', 'visitors')).toMatchObject({ batchId, chunks: 1 });
    expect(await load(batchId, 0, rows.slice(0, 1))).toEqual(first);
    await load(batchId, 1, rows.slice(1), 2);
    expect(await registered()).toHaveLength(2);
  });

  test('D-64 are removed by undoing the import, unless their badge was emailed or their data changed since', async () => {
    const keyed = (key: string) => ({ ...VISITOR, key, email: `${key.toLowerCase()}@acme.example` });
    const { batch } = await imported('registration', [keyed('A'), keyed('B'), keyed('C')]);
    await sql`update preregistration set mailed_at = 1 where email = 'a@acme.example'`.execute(database().kysely);
    await sql`update preregistration set company_name = 'New' where email = 'b@acme.example'`.execute(
      database().kysely,
    );
    expect(await undo(batch.batchId)).toMatchObject({
      undone: 1,
      kept: [
        { key: 'B', problems: [{ code: 'changedSince' }] },
        { key: 'A', problems: [{ code: 'inUse' }] },
      ],
    });
    expect((await registered()).map(({ email }) => email)).toEqual(['a@acme.example', 'b@acme.example']);
  });
});
