import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { Script } from '../contract/scripted-client.ts';
import type { Profile } from '../contract/supplier/profile-calls.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierTokenKey } from '../supplier-login/keys.ts';
import { supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { type ProfileEvent, provideProfile } from './profile.machine.ts';
import { profileView } from './profile.view.ts';

const PROFILE: Profile = {
  texts: [
    {
      lang: 'en',
      name: 'Lyallpur Terry Mills',
      province: 'Punjab',
      mainProducts: ['Towels', 'Robes'],
      about: 'Terry.',
    },
  ],
  businessType: 'manufacturer',
  established: 1988,
  employees: 340,
  email: '',
  lang: '',
  timeZone: 'Asia/Karachi',
  hours: { days: [1, 2, 3, 4, 5], opens: 540, closes: 1_080 },
  version: 'v1',
  canEdit: true,
  languages: ['en', 'ar'],
  timeZones: ['Asia/Karachi', 'UTC'],
  countryCode: 'PK',
  light: 'green',
  proofs: [],
  reply: null,
};

/** Opens the form; `profiles` are loaded one after another, and `saves` are the results of the saves. */
function openProfile(profiles: readonly Profile[] = [PROFILE], saves: readonly unknown[] = []) {
  let [reads, saved] = [0, 0];
  const script: Script = ({ name }) => {
    if (name === 'supplierProfile.read') return ok(profiles[Math.min(reads++, profiles.length - 1)]);
    return (saves[saved++] ?? ok({ version: 'v2' })) as never;
  };
  const stage = supplierStage(script, createMemoryDevice());
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const input = { now: Date.UTC(2026, 10, 23) };
  const actor = createActor(provideProfile({ ...stage.ports, timer: clock as never }), { input, clock }).start();
  return { ...stage, ...createFlowDriver(actor, profileView) };
}

const change = (name: string, value: string): ProfileEvent => ({ type: 'field.changed', name, value });
const send: ProfileEvent = { type: 'form.submitted' };
const overtaken = err(gatewayError('SERVER_ERROR', '409', 'Meanwhile.'));

describe('the supplier profile', () => {
  test('D-52 saves the whole profile with the changes and the version it was loaded with', async () => {
    const profile = openProfile();
    const view = await profile.do(
      change('name.en', ' Lyallpur Mills '),
      change('mainProducts.en', 'Towels\n\n Bath mats '),
      change('employees', '٣٥٠'),
      { type: 'day.toggled', day: 6 },
      { type: 'day.toggled', day: 1 },
      send,
    );
    expect(profile.sent('supplierProfile.save').map(({ data }) => data)).toEqual([
      {
        texts: [{ ...PROFILE.texts[0], name: 'Lyallpur Mills', mainProducts: ['Towels', 'Bath mats'] }],
        businessType: 'manufacturer',
        established: 1988,
        employees: 350,
        email: '',
        lang: '',
        timeZone: 'Asia/Karachi',
        hours: { days: [2, 3, 4, 5, 6], opens: 540, closes: 1_080 },
        version: 'v1',
      },
    ]);
    expect([view.isSaved, view.fields.name.value, view.fields.employees.value]).toEqual([
      true,
      'Lyallpur Mills',
      '350',
    ]);
    await profile.do(change('province.en', 'Sindh'), send);
    expect(profile.sent('supplierProfile.save')[1]?.data).toMatchObject({ version: 'v2' });
  });

  test('D-65 a member who is not a manager can read the profile but not save it', async () => {
    const profile = openProfile([{ ...PROFILE, canEdit: false }]);
    const view = await profile.do(change('name.en', 'Mine'), send);
    expect([view.state, view.canEdit, profile.sent('supplierProfile.save')]).toEqual(['shown', false, []]);
  });

  test('on concurrent saves the second editor is notified, keeps their input and gets the saved changes of the first', async () => {
    const [text] = PROFILE.texts;
    const theirs: Profile = {
      ...PROFILE,
      employees: 360,
      version: 'v9',
      texts: [
        { ...PROFILE.texts[0], lang: 'en', name: 'Theirs', province: 'Punjab', about: 'Terry.', mainProducts: [] },
      ],
    };
    const profile = openProfile(
      [PROFILE, { ...theirs, texts: [{ ...text, ...theirs.texts[0], mainProducts: ['Towels'] } as never] }],
      [overtaken],
    );
    const view = await profile.do(change('name.en', 'Mine'), change('about.en', 'Terry and waffle.'), send);
    expect([view.state, view.isMerged, view.isSaved, view.message]).toEqual(['shown', true, false, null]);
    const { name, about, mainProducts } = view.fields;
    expect([name.value, name.theirs, about.value, about.theirs, mainProducts.value]).toEqual([
      'Mine',
      'Theirs',
      'Terry and waffle.',
      null,
      'Towels',
    ]);
    expect(view.fields.employees.value).toBe('360');
    const after = await profile.do(send);
    expect(
      profile.sent('supplierProfile.save').map(({ data, options }) => [data, options.idempotencyKey]),
    ).toMatchObject([
      [{ version: 'v1' }, 'key-1'],
      [{ version: 'v9', employees: 360, texts: [{ name: 'Mine', about: 'Terry and waffle.' }] }, 'key-2'],
    ]);
    expect([after.isMerged, after.isSaved, after.fields.name.theirs]).toEqual([false, true, null]);
  });

  test('R-5.007 a language is filled in completely or not at all, and an error in another language is shown', async () => {
    const profile = openProfile();
    const view = await profile.do(
      { type: 'language.selected', lang: 'ar' },
      change('name.ar', 'مطاحن'),
      { type: 'language.selected', lang: 'en' },
      send,
    );
    expect([view.lang, view.focus, view.fields.province.state, view.refusals]).toEqual([
      'ar',
      'province.ar',
      'required',
      1,
    ]);
    expect(view.languages).toEqual([
      { code: 'en', isWritten: true, isInvalid: false },
      { code: 'ar', isWritten: true, isInvalid: true },
    ]);
    expect(profile.sent('supplierProfile.save')).toEqual([]);
    const cleared = await profile.do(change('name.ar', ' '), send);
    expect(cleared.isSaved).toBe(true);
  });

  test.each([
    ['name.en', ' ', 'required'],
    ['name.en', 'x'.repeat(121), 'max'],
    ['mainProducts.en', 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk', 'count'],
    ['mainProducts.en', 'x'.repeat(61), 'max'],
    ['about.en', 'x'.repeat(2_001), 'max'],
    ['established', '2027', 'pattern'],
    ['established', '1499', 'pattern'],
    ['established', '', 'required'],
    ['employees', '0', 'pattern'],
    ['employees', '10000001', 'pattern'],
    ['email', 'desk@', 'pattern'],
    ['closes', '540', 'order'],
    ['days', '', 'required'],
  ])('R-5.007 rejects in %s the value %j as %s and sends nothing', async (name, value, state) => {
    const profile = openProfile();
    const view = await profile.do(change(name, value), send);
    const field = Object.values(view.fields).find((each) => each.name === name);
    expect([field?.state, view.focus, profile.sent('supplierProfile.save')]).toEqual([state, name, []]);
  });

  test('an error from the gateway is shown, the input stays, and a retry reuses the idempotency key', async () => {
    const refusal = err(gatewayError('SERVER_ERROR', '400', 'No such zone.'));
    const profile = openProfile([PROFILE], [refusal, refusal]);
    const view = await profile.do(change('timeZone', 'UTC'), send, send);
    expect([view.message, view.fields.timeZone.value]).toEqual([{ text: 'No such zone.' }, 'UTC']);
    expect(profile.sent('supplierProfile.save').map(({ options }) => options.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  test('an error appears when the field loses focus and disappears once it is corrected', async () => {
    const profile = openProfile();
    const left = await profile.do(change('established', '19'), { type: 'field.blurred', name: 'established' });
    expect(left.fields.established.state).toBe('pattern');
    expect((await profile.do(change('established', '1990'))).fields.established.state).toBe('success');
  });

  test('an expired session is cleared while loading and while saving', async () => {
    const ended = err(gatewayError('INVALID_TOKEN', '401'));
    const profile = openProfile([PROFILE], [ended]);
    expect((await profile.do(change('about.en', 'Terry!'), send)).state).toBe('visitor');
    expect(profile.storage.slot(supplierTokenKey).read()).toBeNull();
  });
});
