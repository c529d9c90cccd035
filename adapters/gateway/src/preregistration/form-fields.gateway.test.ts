import { readFileSync } from 'node:fs';
import {
  FORM_LAYOUTS,
  hasField,
  isFormField,
  REGISTRATION_FIELD_ROWS,
  type RegistrationByColumn,
} from '@fairhall/core/contract/preregistration/form-fields';
import { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import {
  createDetailsByCall,
  createDetailsCells,
  createDetailsSample,
  VERSION_BY_FORM,
} from '../../../../tests/support/details-samples.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData } from '../../../../tests/support/gateway.ts';
import { importDesk } from '../../../../tests/support/import-desk.ts';
import { MIGRATIONS } from '../db/migrations/migrations.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

/**
 * The migration that creates the column of each field. Add a new field's migration at the end; it adds the column with
 * a default.
 */
const MADE_BY: Readonly<Record<keyof RegistrationByColumn, string>> = {
  email: '0048-preregistrations',
  contact_name: '0048-preregistrations',
  company_name: '0048-preregistrations',
  country_id: '0048-preregistrations',
  contact_number: '0048-preregistrations',
  dialing_code: '0048-preregistrations',
  whatsapp: '0048-preregistrations',
  nationality_id: '0048-preregistrations',
  company_website: '0048-preregistrations',
  job_title: '0048-preregistrations',
  visitor_type: '0048-preregistrations',
  participate_purpose: '0048-preregistrations',
  tag_codes: '0048-preregistrations',
  interested_products: '0048-preregistrations',
  quantity: '0048-preregistrations',
};

const { preRegister, getPreData } = secondaryContract.preregistration;
const EXHIBITION = '68301';
const desk = importDesk();
beforeEach(async () => {
  await insertExhibition(desk.database(), {
    exhibition_id: EXHIBITION,
    inshow_start: '2096-03-01',
    inshow_end: '2096-03-04',
  });
});
const rowOf = (email: string) =>
  desk.database().kysely.selectFrom('preregistration').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const columnsOf = (fields: readonly (typeof REGISTRATION_FIELD_ROWS)[number][], email: string) =>
  Object.fromEntries(
    fields.map((field) => [field.column, field.kind === 'email' ? email : createDetailsSample(field).sent]),
  );

test('D-33 each field has a column created by a migration', () => {
  for (const [column, migration] of Object.entries(MADE_BY)) {
    expect([column, Object.hasOwn(MIGRATIONS, migration)]).toEqual([column, true]);
    const source = readFileSync(new URL(`../db/migrations/${migration}.ts`, import.meta.url), 'utf8');
    expect([column, source]).toEqual([column, expect.stringMatching(new RegExp(`\\b${column}\\b`))]);
  }
});

test.each(FORM_LAYOUTS)(
  'R-7.075 R-7.078 D-33 each field of a form of %s is stored and prefilled again',
  async (layout) => {
    const who = createPerson();
    const asked = REGISTRATION_FIELD_ROWS.filter((field) => !isFormField(field) || hasField(field, layout));
    const data = {
      ...createDetailsByCall(asked),
      exhibitionId: EXHIBITION,
      email: who.email,
      pageVersion: VERSION_BY_FORM[layout],
      entryPoint: 3,
      leadSource: 1,
      visitorId: '',
    };
    await readData(post(desk.gateway(), preRegister.path, data, { headers: createHeaders(who) }));
    expect(await rowOf(who.email)).toMatchObject(columnsOf(asked, who.email));
    const [mail] = await listRecentMails(desk.database(), who.email);
    const pretoken = /pretoken=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1];
    const known = await readData(post(desk.gateway(), getPreData.path, { pretoken }, { headers: createHeaders(who) }));
    const texts = Object.entries(createDetailsByCall(asked)).map(([wire, sent]) => [wire, String(sent)]);
    expect(known).toMatchObject({ ...Object.fromEntries(texts), email: who.email });
  },
);

test('D-64 each field is imported from its column, and exported to it', async () => {
  const row = { key: 'V-1', exhibition: EXHIBITION, ...createDetailsCells(), language: 'en' };
  expect((await desk.imported('registration', [row])).batch).toMatchObject({ added: 1, refused: 0 });
  const { email = '' } = createDetailsCells();
  expect(await rowOf(email)).toMatchObject(columnsOf(REGISTRATION_FIELD_ROWS, email));
  const { rows } = await desk.exported('registration', 10);
  expect(rows.filter(({ exhibition }) => exhibition === EXHIBITION)).toMatchObject([
    { ...row, key: expect.anything() },
  ]);
  expect(
    (await desk.imported('registration', [row, { ...row, key: 'V-2', email: 'x@acme.example' }])).batch,
  ).toMatchObject({
    same: 1,
    added: 1,
  });
});

test('D-94 staff correct each correctable field, and the others stay', async () => {
  const row = { key: 'V-1', exhibition: EXHIBITION, language: 'en' };
  const before = { email: 'jo@acme.example', name: 'Jo', company: 'Acme', country: 'TR', mobile: '5321234567' };
  await desk.imported('registration', [{ ...row, ...before }]);
  const { badge_no: badgeNo } = await rowOf('jo@acme.example');
  const corrected = REGISTRATION_FIELD_ROWS.filter(({ isCorrectable }) => isCorrectable);
  const data = { exhibitionId: EXHIBITION, badgeNo, ...createDetailsByCall(corrected), reason: 'a test' };
  const token = desk.tokens().support;
  await readData(
    post(desk.gateway(), staffPreregistration.correct.path, data, {
      headers: createHeaders(createPerson()),
      envelope: { token },
    }),
  );
  const { email = '' } = createDetailsCells();
  expect(await rowOf(email)).toMatchObject({
    ...columnsOf(corrected, email),
    visitor_type: '',
    tag_codes: '',
    quantity: null,
  });
});
