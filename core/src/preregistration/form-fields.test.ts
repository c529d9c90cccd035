import { describe, expect, test } from 'vitest';
import {
  createDetailsByCall,
  createDetailsCells,
  createDetailsSample,
  VERSION_BY_FORM,
} from '../../../tests/support/details-samples.ts';
import { registrationCorrections, registrationFields } from '../contract/preregistration/calls.ts';
import {
  FORM_LAYOUTS,
  hasField,
  isFormField,
  REGISTRATION_FIELD_ROWS,
  REGISTRATION_FIELDS,
} from '../contract/preregistration/form-fields.ts';
import { createCells } from '../files/cells.ts';
import { listColumns } from '../files/columns.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { preregistrationDraft } from './draft.ts';
import { preregistrationDraftKey } from './keys.ts';
import { listLayoutFields } from './layout.ts';
import { openFormOn, scriptOf, submit, toFieldChanged } from './preregistration.test-driver.ts';
import { registrationCells, registrationFrom } from './registration-row.ts';

const FIELDS = REGISTRATION_FIELD_ROWS.filter(isFormField);
const IDS: Readonly<Record<string, string>> = { IN: '356', TR: '792' };

describe('the table of registration fields', () => {
  test('D-33 is plain data that can be stored and loaded again', () => {
    expect(JSON.parse(JSON.stringify(REGISTRATION_FIELDS))).toEqual(REGISTRATION_FIELDS);
  });

  test('D-33 gives each field unique names and a unique position', () => {
    const names = ['wire', 'column', 'importColumn', 'option'] as const;
    for (const name of names) {
      const given = REGISTRATION_FIELD_ROWS.map((row) => row[name]).filter((each) => each !== null);
      expect([name, new Set(given).size]).toEqual([name, given.length]);
    }
    const places = FIELDS.map(({ group, position }) => `${group} ${position}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('D-33 has no field that is missing from every form', () => {
    expect(REGISTRATION_FIELD_ROWS.filter((row) => !FORM_LAYOUTS.some((layout) => hasField(row, layout)))).toEqual([]);
  });
});

describe.each(FORM_LAYOUTS)('the form layout %s', (layout) => {
  const asked = FIELDS.filter((field) => hasField(field, layout));
  const names = listLayoutFields(layout);
  const version = { query: { preRegisterForm: VERSION_BY_FORM[layout] } };
  const filled = names.map((name) => toFieldChanged(name, createDetailsSample(REGISTRATION_FIELDS[name]).typed));

  test('R-2.211 D-33 shows all of its fields, and sends each under its name in the call', async () => {
    const form = openFormOn(createMemoryDevice(), scriptOf(), version);
    const view = await form.do(...filled);
    expect(view.fields.map(({ name }) => name)).toEqual(names);
    expect((await form.do(submit)).problems).toEqual([]);
    const [{ data } = { data: undefined }] = form.sent();
    expect(data).toMatchObject(createDetailsByCall(asked));
    const others = FIELDS.filter((field) => !asked.includes(field)).map(({ wire }) => wire);
    expect(Object.keys(data ?? {}).filter((wire) => others.some((other) => other === wire))).toEqual([]);
  });

  test('D-10 is not sent without a required field, and is sent without an optional one', async () => {
    for (const name of names) {
      const form = openFormOn(createMemoryDevice(), scriptOf(), version);
      await form.do(...filled, toFieldChanged(name, ''));
      const { problems, sent } = await form.do(submit);
      const isNeeded = REGISTRATION_FIELDS[name].required;
      expect([name, problems.map((problem) => problem.name), sent === null]).toEqual([
        name,
        isNeeded ? [name] : [],
        isNeeded,
      ]);
    }
  });

  test('R-3.077 stores every field on the device until it is sent', async () => {
    const device = createMemoryDevice();
    await openFormOn(device, scriptOf(), version).do(...filled);
    const again = await openFormOn(device, scriptOf(), version).do();
    expect(again.fields.map(({ name, value }) => [name, value])).toEqual(
      names.map((name) => [name, createDetailsSample(REGISTRATION_FIELDS[name]).typed]),
    );
    expect(preregistrationDraft.safeParse(device.storage.slot(preregistrationDraftKey).read()).success).toBe(true);
  });
});

test('R-3.077 a draft saved before a form had a field restores the other fields', () => {
  const { quantity: _, ...before } = Object.fromEntries(listLayoutFields('2024-01').map((name) => [name, `a ${name}`]));
  const kept = { exhibitionId: '1001', fields: before, dialingCode: '', cateAndTag: null, attempt: null };
  const read = preregistrationDraft.parse(kept);
  expect(read.fields).toMatchObject({ email: 'a email', quantity: '' });
});

describe('each field of the table', () => {
  test('R-7.075 D-94 has a schema for the calls, and for corrections by staff', () => {
    expect(Object.keys(registrationFields)).toEqual(REGISTRATION_FIELD_ROWS.map(({ wire }) => wire));
    for (const field of REGISTRATION_FIELD_ROWS) {
      const { sent } = createDetailsSample(field);
      expect([field.wire, registrationFields[field.wire].safeParse(sent)]).toEqual([
        field.wire,
        { success: true, data: sent },
      ]);
    }
    const corrected = REGISTRATION_FIELD_ROWS.filter(({ isCorrectable }) => isCorrectable).map(({ wire }) => wire);
    expect(Object.keys(registrationCorrections)).toEqual(corrected);
  });

  test('D-64 has a column in files of visitors and guests, for reading and writing', () => {
    for (const kind of ['registration', 'invitation'] as const)
      expect(listColumns(kind, [])).toEqual(
        expect.arrayContaining(REGISTRATION_FIELD_ROWS.map(({ importColumn }) => importColumn)),
      );
    const row = { exhibition: '2001', ...createDetailsCells(), language: 'tr' };
    const cells = createCells(Object.keys(row), Object.values(row));
    const read = registrationFrom(cells, undefined, {
      industry: 'textile',
      getCountryId: (code2) => IDS[code2],
      getDialingCode: () => '+91',
    });
    expect(cells.problems).toEqual([]);
    expect(read).toEqual({ exhibitionId: '2001', ...createDetailsByCall(), lang: 'tr' });
    const codeOf = (id: string) => Object.keys(IDS).find((code2) => IDS[code2] === id);
    expect(registrationCells(read, codeOf)).toEqual(row);
  });
});
