import { describe, expect, test } from 'vitest';
import { buyerTokenKey } from '../account/keys.ts';
import { gatewayError } from '../contract/error.ts';
import { DATA_SOURCE_RETURNING, isWelcomeBack } from '../contract/preregistration/limits.ts';
import { guestKey } from '../forms/keys.ts';
import { err, ok } from '../result.ts';
import { entrySourceKey, promotionIdKey } from '../site/keys.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { preregistrationDraftKey, preregistrationInfoKey, preregistrationLinkKey } from './keys.ts';
import { samplePrefill, sampleRecord } from './preregistration.test-data.ts';
import { fillEvents, openFormOn, pictureOf, scriptOf, submit, toFieldChanged } from './preregistration.test-driver.ts';

const openForm = (...[script, change, device = createMemoryDevice()]: OpenForm) => openFormOn(device, script, change);
type OpenForm = [
  script?: Parameters<typeof openFormOn>[1],
  change?: Parameters<typeof openFormOn>[2],
  device?: ReturnType<typeof createMemoryDevice>,
];
const gone = err(gatewayError('SERVER_ERROR', '404'));
const typedIn = (view: ReturnType<ReturnType<typeof openForm>['view']>, name: string) =>
  view.fields.find((field) => field.name === name)?.value;

test('R-1.008 R-3.076 R-4.007 D-33 the fields of the layout are sent, and the device then stores the registration', async () => {
  const form = openForm();
  const view = await form.do(...fillEvents, submit);
  expect(form.sent()[0]?.data).toEqual({
    exhibitionId: '1001',
    email: 'priya@malabar.example',
    contactName: 'Priya Nair',
    companyName: 'Malabar Trading LLP',
    countryId: '356',
    dialingCode: '91',
    contactNumber: '9847012345',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: '3b9f-7',
  });
  expect(view.sent).toEqual({
    record: sampleRecord,
    presentation: 'route',
    thankYou: { key: 'preReg.thankYou' },
    result: null,
  });
  expect(form.storage.slot(preregistrationInfoKey).read()).toEqual({
    '1001': {
      id: 'r1',
      badgeNo: 'TEX7K2Q9MX4',
      email: 'priya@malabar.example',
      contactName: 'Priya Nair',
      isWelcomeBack: false,
    },
  });
  expect(form.storage.slot(preregistrationDraftKey).read()).toBeNull();
});

const PRIYA = {
  email: 'priya@malabar.example',
  contactName: 'Priya Nair',
  company: 'Malabar Trading LLP',
  countryId: '356',
  mobile: '+91 9847012345',
};

test.each([
  ['D-73 a guest’s details prefill later forms', {}, PRIYA],
  ['D-73 those of the same guest are replaced', { email: 'Priya@malabar.example', company: 'Malabar' }, PRIYA],
  ['D-73 a guest who registers a colleague keeps their own', { email: 'noor@havenlinnen.example' }, undefined],
])('%s', async (_, before, after) => {
  const device = createMemoryDevice();
  if ('email' in before) device.storage.slot(guestKey).save(before);
  await openForm(undefined, undefined, device).do(...fillEvents, submit);
  expect(device.storage.slot(guestKey).read()).toEqual(after ?? before);
});

test('D-73 a buyer’s registration stores no guest', async () => {
  const device = createMemoryDevice();
  device.storage.slot(buyerTokenKey).save('bt_1');
  await openForm(
    scriptOf({ 'preregistration.checkReg': ok(null), 'preregistration.getPreData': gone }),
    undefined,
    device,
  ).do(...fillEvents, submit);
  expect(device.storage.slot(guestKey).read()).toBeNull();
});

test('R-3.078 R-3.079 the promotion and the source that brought the visitor are sent with the registration', async () => {
  const device = createMemoryDevice();
  device.storage.slot(promotionIdKey).save('ab12');
  device.storage.slot(entrySourceKey).save('mail');
  const form = openForm(undefined, undefined, device);
  await form.do(...fillEvents, submit);
  expect(form.sent()[0]?.data).toMatchObject({ promotionId: 'ab12', sourceFrom: 'mail' });
  const named = openForm(undefined, { promotionId: 'cd34' }, device);
  await named.do(...fillEvents, submit);
  expect(named.sent()[0]?.data).toMatchObject({ promotionId: 'cd34' });
});

test('R-3.079 a source that the gateway would reject does not block a registration', async () => {
  for (const source of ['mail\u0007', 'a'.repeat(65)]) {
    const device = createMemoryDevice();
    device.texts.set('session:entry_source', source);
    const form = openForm(undefined, undefined, device);
    await form.do(...fillEvents, submit);
    expect(form.sent()[0]?.data).not.toHaveProperty('sourceFrom');
  }
});

test('R-5.007 R-5.056 D-10 nothing is sent while a field is invalid, and the first one gets the focus', async () => {
  const form = openForm();
  const view = await form.do(toFieldChanged('email', 'priya'), toFieldChanged('mobile', '123'), submit);
  expect(form.sent()).toEqual([]);
  expect(view.problems.map(({ name }) => name)).toEqual(['email', 'contactName', 'company', 'mobile']);
  expect([view.focus, view.refusals]).toEqual(['email', 1]);
});

test('R-5.048 nothing is sent without the clause, which then gets the focus', async () => {
  const form = openForm();
  const view = await form.do(...fillEvents, { type: 'clause.toggled' }, submit);
  expect(form.sent()).toEqual([]);
  expect([view.focus, view.isClauseMissing, view.message]).toEqual([
    'clause',
    true,
    { key: 'preregistration.clause.required' },
  ]);
  expect((await form.do({ type: 'clause.toggled' }, submit)).sent).not.toBeNull();
});

test('R-4.090 the clause is not ticked for a visitor from a country that requires consent', async () => {
  expect((await openForm(scriptOf(), { visitorCountryId: '276' }).settled()).clause).toBe(false);
  expect((await openForm().settled()).clause).toBe(true);
});

test('R-2.221 R-2.223 R-2.225 A-41 the result of a first registration is shown on request, until it is closed', async () => {
  const form = openForm(scriptOf(), { presentation: 'page', showResult: true });
  const { sent } = await form.do(...fillEvents, submit);
  expect(sent?.result).toMatchObject({
    kind: 'success',
    badgeNo: 'TEX7K2Q9MX4',
    title: { key: 'preregistration.result.success' },
  });
  expect(sent?.result?.steps.map(({ name, isDone }) => [name, isDone])).toEqual([
    ['registered', true],
    ['showcase', false],
    ['meeting', false],
  ]);
  const closed = await form.do({ type: 'result.closed' });
  expect([closed.sent?.result, closed.sent?.thankYou]).toEqual([null, { key: 'preReg.thankYou' }]);
});

test('R-2.222 R-3.032 D-33 an already registered visitor is welcomed back', async () => {
  const again = { ...sampleRecord, dataSource: DATA_SOURCE_RETURNING };
  expect([isWelcomeBack(again), isWelcomeBack(sampleRecord)]).toEqual([true, false]);
  const script = scriptOf({ 'preregistration.preRegister': ok(again) });
  const { sent } = await openForm(script, { presentation: 'modal', showResult: true }).do(...fillEvents, submit);
  expect([sent?.result?.kind, sent?.result?.title]).toEqual([
    'welcomeBack',
    { key: 'preregistration.result.welcomeBack' },
  ]);
  // A response with the badge number has changed the caller's own registration; one without has left another person's
  // unchanged.
  expect(sent?.result?.isUnchanged).toBe(false);
  const another = scriptOf({ 'preregistration.preRegister': ok({ ...again, badgeNo: '' }) });
  const told = await openForm(another, { presentation: 'modal', showResult: true }).do(...fillEvents, submit);
  expect(told.sent?.result?.isUnchanged).toBe(true);
});

test('R-2.219 R-2.258 A-60 D-88 the link in an email fills in the form, except for values typed before', async () => {
  const script = scriptOf({ 'preregistration.getPreData': ok(samplePrefill) });
  const form = openForm(script, { query: { preRegisterForm: 9 }, link: { exhibitionId: '1001', pretoken: 'T1' } });
  const before = form.view();
  form.flow.send(toFieldChanged('company', 'Nair & Sons'));
  const view = await form.settled();
  expect(before.fields.every(({ value }) => value === '')).toBe(true);
  expect([typedIn(view, 'email'), typedIn(view, 'company'), typedIn(view, 'visitorType')]).toEqual([
    'priya@malabar.example',
    'Nair & Sons',
    'retailer,e_commerce',
  ]);
  expect(view.cateAndTag).toEqual({ tag: [{ label: 'Cotton bags', value: 'TG000001' }], product: 'beach towels' });
  expect(view.cards.map(({ imageUrl }) => imageUrl)).toEqual(['/gateway/image/480.0.80.10.0/71.jpg?s=front', '']);
  expect(view.isPrefilled).toBe(true);
  await form.do(submit);
  expect(form.sent()[0]?.data).toMatchObject({ pretoken: 'T1', businessCardFront: '71', quantity: 2000 });
});

describe('the link in the email of a badge', () => {
  const link = { exhibitionId: '1001', pretoken: 'T1' };
  const returning = { ...sampleRecord, dataSource: DATA_SOURCE_RETURNING };
  const registered = {
    'preregistration.getPreData': ok(samplePrefill),
    'preregistration.checkReg': ok(returning),
  };
  const openLink = (answers: Parameters<typeof scriptOf>[0], device = createMemoryDevice(), change = {}) =>
    openForm(scriptOf(answers), { link, ...change }, device);

  test('D-33 R-3.076 leads to the badge on another device, which stores the registration and its details', async () => {
    const form = openLink(registered);
    expect([form.view().isPrepared, form.view().isBadgeOpened]).toEqual([false, false]);
    const view = await form.settled();
    expect([view.isPrepared, view.isBadgeOpened, view.record?.badgeNo]).toEqual([true, true, sampleRecord.badgeNo]);
    expect(form.frontCalls.find(({ name }) => name === 'preregistration.checkReg')).toMatchObject({
      data: { exhibitionId: '1001', email: samplePrefill.email },
      options: { fresh: true },
    });
    const { id, badgeNo, email, contactName } = sampleRecord;
    expect(form.storage.slot(preregistrationInfoKey).read()).toEqual({
      '1001': { id, badgeNo, email, contactName, isWelcomeBack: false },
    });
    expect(form.storage.slot(guestKey).read()).toMatchObject({ email, company: PRIYA.company });
  });

  test('R-2.219 A-60 fills in the form that the page of the badge leads back to', async () => {
    const device = createMemoryDevice();
    await openLink(registered, device).settled();
    const view = await openForm(scriptOf(registered), {}, device).settled();
    expect([view.isBadgeOpened, typedIn(view, 'company')]).toEqual([false, 'Malabar Trading LLP']);
  });

  test('THR-10 still leads to the badge once it is used up, in a browser that has opened it', async () => {
    const view = await openLink({ ...registered, 'preregistration.getPreData': gone }).settled();
    expect([view.isBadgeOpened, view.isLinkWithdrawn]).toEqual([true, false]);
  });

  test('D-33 leaves the form for an invited person, and for one whose registration is another person’s', async () => {
    for (const found of [null, { ...returning, badgeNo: '' }]) {
      const form = openLink({ ...registered, 'preregistration.checkReg': ok(found) });
      const view = await form.settled();
      expect([view.isBadgeOpened, view.record, typedIn(view, 'email')]).toEqual([false, null, samplePrefill.email]);
      expect(form.storage.slot(preregistrationInfoKey).read()).toBeNull();
    }
  });

  test('A-41 leaves a form that shows its result itself on its page', async () => {
    const view = await openLink(registered, createMemoryDevice(), { presentation: 'page' }).settled();
    expect([view.isBadgeOpened, view.record?.badgeNo]).toEqual([false, sampleRecord.badgeNo]);
  });

  test('D-33 says that the registration was withdrawn, and does not lead to another one', async () => {
    const ended = {
      'preregistration.getPreData': gone,
      'preregistration.checkReg': ok(returning),
      'preregistration.showWithdrawal': ok({ state: 'withdrawn' }),
    };
    const view = await openLink(ended).settled();
    expect([view.isBadgeOpened, view.isLinkWithdrawn, view.canSend]).toEqual([false, true, true]);
  });

  test('D-33 R-3.076 deletes a registration from this device that was withdrawn on another one', async () => {
    const device = createMemoryDevice();
    await openLink(registered, device).settled();
    const ended = {
      'preregistration.getPreData': gone,
      'preregistration.showWithdrawal': ok({ state: 'withdrawn' }),
    };
    const form = openLink(ended, device);
    await form.settled();
    expect(form.storage.slot(preregistrationInfoKey).read()).toEqual({});
  });
});

test('R-2.220 A-60 D-88 the device id fills in the form if the link is invalid', async () => {
  const anonymous = Object.fromEntries(Object.keys(samplePrefill).map((name) => [name, '']));
  const device = { ...anonymous, countryId: '792', participatePurpose: 'learn' };
  const script = scriptOf({
    'preregistration.getPreData': gone,
    'preregistration.getPreDataByDeviceId': ok(device),
  });
  const link = { exhibitionId: '1001', pretoken: 'T1', deviceId: 'D1' };
  const form = openForm(script, { link });
  const view = await form.settled();
  expect([typedIn(view, 'countryId'), typedIn(view, 'email')]).toEqual(['792', '']);
  expect(form.storage.slot(preregistrationLinkKey).read()).toEqual({ exhibitionId: '1001', deviceId: 'D1' });
});

test('R-8.035 an invalid link leaves the form empty, is reported once, and is removed', async () => {
  const form = openForm(scriptOf({ 'preregistration.getPreData': gone }), {
    link: { exhibitionId: '1001', pretoken: 'T1' },
  });
  const view = await form.settled();
  expect([typedIn(view, 'email'), view.canSend, view.message]).toEqual(['', true, null]);
  expect(view.prefillFailure).toEqual({ of: 'pretoken', error: gone.error });
  expect(form.storage.slot(preregistrationLinkKey).read()).toBeNull();
});

test('R-3.077 typed values are restored on the next page, without pictures', async () => {
  const device = createMemoryDevice();
  const first = openForm(scriptOf(), { query: { preRegisterForm: 9 } }, device);
  await first.do(toFieldChanged('email', 'priya@malabar.example'), toFieldChanged('jobTitle', 'ceo'), {
    type: 'card.chosen',
    side: 'cardFront',
    file: pictureOf('card.png'),
  });
  first.flow.stop();
  const view = await openForm(scriptOf(), { query: { preRegisterForm: 9 } }, device).settled();
  expect([typedIn(view, 'email'), typedIn(view, 'jobTitle')]).toEqual(['priya@malabar.example', 'ceo']);
  expect(view.cards.map(({ file }) => file)).toEqual([null, null]);
});

test('R-3.077 values typed for another exhibition are not shown', async () => {
  const device = createMemoryDevice();
  await openForm(scriptOf(), {}, device).do(toFieldChanged('email', 'priya@malabar.example'));
  const exhibition = { exhibitionId: '1002', industry: null, countryId: '360', abPreRegister: false };
  expect(typedIn(await openForm(scriptOf(), { exhibition }, device).settled(), 'email')).toBe('');
});

test('D-88 a logged-in buyer’s own record fills in the form, and their registration is known', async () => {
  const device = createMemoryDevice();
  device.storage.slot(buyerTokenKey).save('bt_1');
  const script = scriptOf({
    'preregistration.getPreData': ok(samplePrefill),
    'preregistration.checkReg': ok(sampleRecord),
  });
  const view = await openForm(script, {}, device).settled();
  expect([typedIn(view, 'company'), view.record?.badgeNo]).toEqual(['Malabar Trading LLP', 'TEX7K2Q9MX4']);
});

test('R-2.218 A-02 A-04 a visitor in the split test gets version 11, which has the cards first, and its number is sent', async () => {
  const form = openForm(scriptOf(), { query: { preRegisterSplit: true } });
  const view = await form.settled();
  expect([view.version, view.layout, view.cardsFirst]).toEqual([11, '2024-01', true]);
  const more = [
    toFieldChanged('jobTitle', 'ceo'),
    toFieldChanged('visitorType', 'media'),
    toFieldChanged('participatePurpose', 'seek'),
  ];
  await form.do(...fillEvents, ...more, submit);
  expect(form.sent()[0]?.data).toMatchObject({ pageVersion: 11 });
});

test('A-41 D-10 sending waits for the picture of a card, and a failed picture blocks the form', async () => {
  const wrong = scriptOf({ 'upload.image': ok([{ id: '', msgs: ['This is no picture.'] }]) });
  const form = openForm(wrong, { query: { preRegisterForm: 9 } });
  const more = [
    toFieldChanged('jobTitle', 'ceo'),
    toFieldChanged('visitorType', 'media'),
    toFieldChanged('participatePurpose', 'seek'),
  ];
  const chosen = { type: 'card.chosen', side: 'cardBack', file: pictureOf('card.png') } as const;
  const view = await form.do(...fillEvents, ...more, chosen, submit);
  expect(view.cards[1]?.file?.message).toEqual({ text: 'This is no picture.' });
  expect([form.sent().length, view.message]).toEqual([0, { key: 'files.card.held' }]);
  await form.do({ type: 'card.removed', side: 'cardBack' }, submit);
  expect(form.sent()).toHaveLength(1);
});

test('D-10 a file that is not a picture is not sent', async () => {
  const form = openForm(scriptOf(), { query: { preRegisterForm: 9 } });
  const view = await form.do({ type: 'card.chosen', side: 'cardFront', file: pictureOf('card.pdf') });
  expect(view.cards[0]?.fault).toEqual({ key: 'files.card.wrongKind', values: { name: 'card.pdf' } });
  expect(form.calls.some(({ name }) => name === 'upload.image')).toBe(false);
});

test('REL-02 a retry after a lost answer uses the same key', async () => {
  const form = openForm(scriptOf({ 'preregistration.preRegister': err(gatewayError('TIME_OUT')) }));
  await form.do(...fillEvents, submit, submit);
  const keys = form.sent().map(({ options }) => options.idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('D-10 the dialling code is the country’s unless another is selected, and a website gets its missing prefix', async () => {
  const form = openForm(scriptOf(), { query: { preRegisterForm: 2 } });
  const more = [toFieldChanged('jobTitle', 'ceo'), toFieldChanged('companyWebsite', 'malabar.example')];
  const view = await form.do(...fillEvents, ...more, { type: 'dialing.chosen', value: '971' }, submit);
  expect(view.dialing).toBe('971');
  expect(form.sent()[0]?.data).toMatchObject({ dialingCode: '971', companyWebsite: 'https://malabar.example' });
});

test.each([
  ['+90 532 123 45 67'],
  ['0090 532 123 45 67'],
  ['0532 123 45 67'],
  ['(0532) 123-45-67'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧'],
  ['905321234567'],
])('D-10 a number is sent in its stored form, however it is typed: %s', async (number) => {
  const form = openForm(scriptOf(), { visitorCountryId: '792' });
  const view = await form.do(...fillEvents, toFieldChanged('mobile', number), {
    type: 'field.blurred',
    name: 'mobile',
  });
  expect([typedIn(view, 'mobile'), view.dialing]).toEqual(['5321234567', '90']);
  await form.do(submit);
  expect(form.sent()[0]?.data).toMatchObject({ dialingCode: '90', contactNumber: '5321234567' });
});

test('D-10 a typed dialling code is selected, and the typed text stays until the field loses focus', async () => {
  const form = openForm();
  const typing = await form.do(...fillEvents, toFieldChanged('mobile', '+90 (0)532 123'));
  expect([typedIn(typing, 'mobile'), typing.dialing]).toEqual(['+90 (0)532 123', '91']);
  const view = await form.do(toFieldChanged('mobile', '+90 (0)532 123 45 67'), {
    type: 'field.blurred',
    name: 'mobile',
  });
  expect([typedIn(view, 'mobile'), view.dialing]).toEqual(['5321234567', '90']);
  expect(form.storage.slot(preregistrationDraftKey).read()).toMatchObject({
    dialingCode: '90',
    fields: { mobile: '5321234567' },
  });
});

test('D-10 a number is parsed when it is sent, even if its field did not lose focus', async () => {
  const form = openForm();
  await form.do(...fillEvents, toFieldChanged('mobile', '+90 (0)532 123 45 67'), submit);
  expect(form.sent()[0]?.data).toMatchObject({ dialingCode: '90', contactNumber: '5321234567' });
});

test.each([
  ['98470 12345 ext. 12', 'validator.phone.extension'],
  ['98470 12345 доб. 12', 'validator.phone.extension'],
  ['ask at the desk', 'validator.phone.characters'],
  ['+999 98470 12345', 'validator.phone.code'],
  ['123', 'validator.phone'],
])('D-10 an unreadable number is reported and stays: %s', async (number, key) => {
  const form = openForm();
  const view = await form.do(...fillEvents, toFieldChanged('mobile', number), submit);
  expect(view.problems).toEqual([{ name: 'mobile', message: { key } }]);
  expect([typedIn(view, 'mobile'), form.sent()]).toEqual([number, []]);
});

test('D-10 both numbers of a record share one dialling code', async () => {
  const form = openForm(scriptOf(), { query: { preRegisterForm: 3 } });
  const more = [toFieldChanged('jobTitle', 'ceo'), toFieldChanged('mobile', '+90 532 123 45 67')];
  const refused = await form.do(...fillEvents, ...more, toFieldChanged('whatsapp', '+91 98470 54321'), submit);
  expect(refused.problems).toEqual([{ name: 'whatsapp', message: { key: 'validator.phone.sameCode' } }]);
  await form.do(toFieldChanged('whatsapp', '0090 532 765 43 21'), submit);
  expect(form.sent()[0]?.data).toMatchObject({
    dialingCode: '90',
    contactNumber: '5321234567',
    whatsapp: '5327654321',
  });
});

test('D-10 D-88 a prefilled number brings its own dialling code, whatever the country', async () => {
  const known = { ...samplePrefill, tagCodes: '', countryId: '356', dialingCode: '971', contactNumber: '501234567' };
  const form = openForm(scriptOf({ 'preregistration.getPreData': ok(known) }), {
    link: { exhibitionId: '1001', pretoken: 'p' },
  });
  expect((await form.do()).dialing).toBe('971');
  await form.do(toFieldChanged('company', 'Malabar Weaves'), submit);
  expect(form.sent()[0]?.data).toMatchObject({ dialingCode: '971', contactNumber: '501234567', countryId: '356' });
});

test('D-10 the dialling code follows the country only while the number is empty', async () => {
  const form = openForm();
  await form.do();
  expect((await form.do(toFieldChanged('countryId', '792'))).dialing).toBe('90');
  expect((await form.do(toFieldChanged('mobile', '532 123 45 67'), toFieldChanged('countryId', '356'))).dialing).toBe(
    '90',
  );
});
