import {
  FORM_LAYOUTS,
  hasField,
  isFormField,
  REGISTRATION_FIELD_ROWS,
} from '@fairhall/core/contract/preregistration/form-fields';
import { expect, test } from 'vitest';
import { createDetailsByCall, createDetailsSample, VERSION_BY_FORM } from '../../tests/support/details-samples.ts';
import { createDesk } from './desk.ts';

const show = {
  exhibitionId: '1001',
  websiteId: 2,
  name: 'Istanbul Textile Fair',
  nameEn: 'Istanbul Textile Fair',
  nameLocal: 'İstanbul',
  industry: 'textile',
  icon: '',
  banner: '',
  tagCategoryIds: '',
  startTime: '',
  endTime: '',
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
  timeZone: 'Europe/Istanbul',
  googleMapUrl: '',
  location: 'Istanbul',
  exhibitionUrl: '/expoturkey_1001',
  type: 'TEX',
  status: 1,
  phase: 3,
  shortName: '',
  countryId: '792',
  intro: '',
  themes: [],
  halls: [],
  figures: { exhibitors: 0, countries: 0, goods: 0 },
};
const config = {
  exhibitionId: '1001',
  popupMode: 'default',
  phase: 3,
  abPreRegister: true,
  entryTypes: [],
  maxTag: 10,
};
const record = {
  badgeNo: 'TEX7K2Q9MX4',
  companyName: 'Acme',
  mobile: '919847012345',
  email: 'jo@acme.example',
  nickname: 'Jo',
  tagCodes: '',
  dialingCode: '91',
  contactName: 'Jo',
  contactNumber: '9847012345',
  productName: '',
  websiteId: '2',
  countryId: '356',
  companyWebsite: '',
  exhibitionId: '1001',
  id: 'r1',
  relatedExhibitionId: '',
  industry: 'textile',
  dataSource: 'PRE_REGISTRATION',
};
const desk = createDesk({
  'exhibition.detail': [{ data: show }],
  'exhibition.config': [{ data: config }],
  'site.countries': [
    {
      data: [
        { id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '+91' },
        { id: '792', enName: 'Türkiye', cnName: '土耳其', code2: 'TR', dialingCode: '+90' },
      ],
    },
  ],
  'preregistration.preRegister': [{ data: record }],
  'preregistration.checkReg': [{ data: record }],
  'preregistration.showWithdrawal': [
    {
      data: {
        state: 'open',
        registration: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', contactName: 'Jo', email: 'jo@acme.example' },
      },
    },
  ],
  'preregistration.withdraw': [{ data: { state: 'withdrawn' } }],
});
const SUBMIT = ['pre-register', 'submit', '1001', '--form', 'old', '--yes'];
const FILLED = [
  '--email',
  'jo@acme.example',
  '--name',
  'Jo',
  '--company',
  'Acme',
  '--country',
  '356',
  '--mobile',
  '9847012345',
];

test('R-1.008 a registration is sent once, and its badge number is shown', async () => {
  await desk.open();
  const { exit, out, err } = await desk.line([...SUBMIT, ...FILLED]);
  expect({ exit, out, err }).toMatchObject({ exit: 0, out: expect.stringContaining('TEX7K2Q9MX4') });
  expect(err).toContain('You’re registered');
  expect(desk.callsTo('preregistration.preRegister')).toMatchObject([
    { data: { exhibitionId: '1001', email: 'jo@acme.example', dialingCode: '91', pageVersion: 1, leadSource: 1 } },
  ]);
});

test('D-09 the email address is shown as people write it', async () => {
  await desk.open({
    'preregistration.preRegister': [{ data: { ...record, email: 'jo@xn--e1afmkfd.xn--p1ai', mail: 'queued' } }],
  });
  const { err } = await desk.line([...SUBMIT, ...FILLED.map((word) => (word.includes('@') ? 'jo@пример.рф' : word))]);
  expect(err).toContain('We’ve also emailed your badge number to jo@пример.рф.');
});

test('D-33 a registration of another person is not changed, and the message says so', async () => {
  const another = { ...record, badgeNo: '', id: '', dataSource: 'HISTORY_PRE_REGISTRATION' };
  await desk.open({ 'preregistration.preRegister': [{ data: another }] });
  const { exit, err } = await desk.line([...SUBMIT, ...FILLED]);
  expect({ exit, err }).toMatchObject({ exit: 0, err: expect.stringContaining('was not changed') });
  expect(err).not.toContain('We’ve also emailed');
});

test('D-10 invalid fields are reported with their options, and nothing is sent', async () => {
  await desk.open();
  const { exit, err } = await desk.line([...SUBMIT, '--email', 'jo', '--mobile', '1']);
  expect(exit).toBe(1);
  for (const option of ['--email: ', '--name: ', '--company: ', '--mobile: ']) expect(err).toContain(option);
  expect(desk.callsTo('preregistration.preRegister')).toEqual([]);
});

test('a dry run registers nobody', async () => {
  await desk.open();
  const { exit, out } = await desk.line([...SUBMIT, ...FILLED, '--dry-run', '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({ exit: 0, told: { dryRun: true } });
  expect(desk.callsTo('preregistration.preRegister')).toEqual([]);
});

const WITHDRAW = ['pre-register', 'withdraw', 'T1'];

test('D-33 REL-04 a registration is withdrawn once by the code of its link', async () => {
  await desk.open();
  const { exit, out } = await desk.line([...WITHDRAW, '--yes', '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({
    exit: 0,
    told: { state: 'withdrawn', badgeNo: 'TEX7K2Q9MX4' },
  });
  expect(desk.callsTo('preregistration.withdraw')).toMatchObject([{ data: { pretoken: 'T1' } }]);
});

test('D-33 a dry run, and a link that withdraws nothing, withdraw nothing', async () => {
  await desk.open();
  expect(await desk.line([...WITHDRAW, '--dry-run'])).toMatchObject({ exit: 0 });
  for (const state of ['over', 'withdrawn', 'unknown']) {
    await desk.open({ 'preregistration.showWithdrawal': [{ data: { state } }] });
    expect(await desk.line([...WITHDRAW, '--yes'])).toMatchObject({ exit: 1 });
  }
  expect(desk.callsTo('preregistration.withdraw')).toEqual([]);
});

test('R-7.076 the user’s own registration is shown', async () => {
  await desk.open();
  const { exit, out } = await desk.line(['pre-register', 'status', '1001', '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({
    exit: 0,
    told: { registered: true, badgeNo: 'TEX7K2Q9MX4' },
  });
});

test.each([
  [['--form', 'old'], 1, 'h5', 'form'],
  [['--ai-variant', '3'], 3, '2023-06', 'aiVariant'],
  [['--app'], 7, '2023-07', 'app'],
  [['--visitor', 'v-7'], 11, '2024-01', 'split'],
  [['--visitor', 'v-2'], 9, '2024-01', 'split'],
])('A-01 A-03 A-04 with %j the choice of version %i is explained', async (options, version, layout, why) => {
  await desk.open();
  const { exit, out } = await desk.line(['pre-register', 'explain', '1001', ...options, '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({ exit: 0, told: { version, layout, why } });
});

test('an unknown form is an invalid option', async () => {
  await desk.open();
  expect(await desk.line(['pre-register', 'explain', '1001', '--form', 'newest'])).toMatchObject({ exit: 2 });
});

/** Every option of the registration fields, with a valid value. */
const optionsOf = (fields: typeof REGISTRATION_FIELD_ROWS) =>
  fields.flatMap((field) => {
    const { option } = field;
    const flag = `--${option?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return option === null ? [] : [flag, createDetailsSample(field).typed];
  });

test.each(FORM_LAYOUTS)('R-1.008 D-33 each field of a form of %s is filled in with its option', async (layout) => {
  await desk.open();
  const asked = REGISTRATION_FIELD_ROWS.filter((field) => isFormField(field) && hasField(field, layout));
  const line = ['pre-register', 'submit', '1001', '--form', String(VERSION_BY_FORM[layout]), '--yes'];
  const { exit, err } = await desk.line([...line, ...optionsOf(asked)]);
  expect({ exit, err }).toMatchObject({ exit: 0 });
  expect(desk.callsTo('preregistration.preRegister')).toMatchObject([{ data: createDetailsByCall(asked) }]);
});

test('D-94 each field has an option for a walk-in, and each correctable field one for a correction', async () => {
  const registration = { badgeNo: 'TEX7K2Q9MX4', exhibitionId: '1001', email: 'jo@acme.example', contactName: 'Jo' };
  const more = { companyName: 'Acme', countryId: '356', dialingCode: '', contactNumber: '9847012345' };
  const answered = { ...registration, ...more, sourceFrom: 'desk', isConfirmed: false, createTime: 0 };
  await desk.open({
    'staffPreregistration.register': [{ data: { isNew: true, isMailed: true, registration: answered } }],
    'staffPreregistration.correct': [{ data: { isMailed: true, registration: answered } }],
  });
  const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
  const told = REGISTRATION_FIELD_ROWS.filter((field) => field.option !== null);
  const walkIn = ['staff', 'pre-register', 'walk-in', '1001', '--reason', 'at the desk', ...optionsOf(told)];
  expect(await desk.line(walkIn, { environment })).toMatchObject({ exit: 0 });
  const website = { companyWebsite: 'companywebsite.example' };
  expect(desk.callsTo('staffPreregistration.register')).toMatchObject([
    { data: { ...createDetailsByCall(told), ...website } },
  ]);
  const correctable = REGISTRATION_FIELD_ROWS.filter(({ isCorrectable }) => isCorrectable);
  const correct = [
    'staff',
    'pre-register',
    'correct',
    '1001',
    'TEX7K2Q9MX4',
    '--reason',
    'misspelt',
    ...optionsOf(correctable),
  ];
  expect(await desk.line(correct, { environment })).toMatchObject({ exit: 0 });
  const [{ data } = { data: {} }] = desk.callsTo('staffPreregistration.correct');
  expect(data).toMatchObject({ ...createDetailsByCall(correctable), ...website });
});
