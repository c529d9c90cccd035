import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import type { PopupMode } from '../contract/exhibition/limits.ts';
import { createScriptedClientFor, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { exhibitionPopupKey, homeCountryRegistrationsKey, preregistrationInfoKey } from './keys.ts';
import { POPUP_DELAY } from './limits.ts';
import type { PopupEvent } from './popup.machine.ts';
import { openPopup } from './popup.page.ts';
import { canShowPopup } from './popup-pages.ts';

const show = { ...sampleExhibition, exhibitionId: '1001', websiteId: 2, phase: 2 as const };
const lost = gatewayError('NETWORK_ERROR');

interface Place {
  readonly mode?: PopupMode;
  readonly isLoggedIn?: boolean;
  readonly waitedMs?: number;
  readonly rows?: readonly (typeof show)[];
  /** The visitor's country; null if unknown. */
  readonly country?: string | null;
  readonly answers?: Record<string, ScriptedAnswer>;
  readonly device?: ReturnType<typeof createMemoryDevice>;
}

function open({ mode = 'default', isLoggedIn = false, waitedMs = 0, ...place }: Place = {}) {
  const { rows = [show], country = '356', answers = {}, device = createMemoryDevice() } = place;
  const config = { exhibitionId: '1001', popupMode: mode, phase: 2, abPreRegister: false, entryTypes: [], maxTag: 10 };
  const detail = { ...show, halls: [], figures: { exhibitors: 0, countries: 0, goods: 0 } };
  const { gateway: front } = createScriptedClientFor(
    secondaryContract,
    toScript({ 'exhibition.detail': ok(detail), 'exhibition.config': ok(config), ...answers }),
  );
  const clock = new SimulatedClock();
  const { storage } = device;
  let isFree = true;
  const reported: unknown[] = [];
  const flow = openPopup(
    {
      front,
      storage,
      timer: clock,
      isFree: () => isFree,
      bugs: { report: (cause) => void reported.push(cause) },
      recommended: async () => ok(rows),
      ipAnalysis: {
        analyse: async () => (country === null ? err(lost) : ok({ id: country, cnName: '', enName: '', code2: '' })),
      },
    },
    { isLoggedIn, waitedMs },
  );
  const after = async (milliseconds: number) => {
    await flushMicrotasks();
    clock.increment(milliseconds);
    await flushMicrotasks();
    return flow.view().state;
  };
  return {
    storage,
    view: () => flow.view(),
    after,
    reported,
    hold: (held: boolean) => {
      isFree = !held;
    },
    async do(...events: readonly PopupEvent[]) {
      for (const event of events) flow.send(event);
      await flushMicrotasks();
      return flow.view().state;
    },
  };
}

const register: readonly PopupEvent[] = [{ type: 'form.requested' }, { type: 'form.ended', isRegistered: true }];

/** Returns the view after a visitor has registered in the pop-up. */
async function registered(place: Place) {
  const popup = open(place);
  await popup.after(3_000);
  return popup.do(...register);
}

describe('when the pop-up opens', () => {
  test('R-9.014 the delay is three seconds', () => {
    expect(POPUP_DELAY).toBe(3_000);
  });

  test('R-4.047 opens three seconds after its page, and not a millisecond earlier', async () => {
    const popup = open();
    expect([await popup.after(2_999), await popup.after(1)]).toEqual(['coming', 'offered']);
  });

  test('the time before its code was loaded counts', async () => {
    const popup = open({ waitedMs: 2_000 });
    expect([await popup.after(999), await popup.after(1)]).toEqual(['coming', 'offered']);
    expect(await open({ waitedMs: 9_000 }).after(0)).toBe('offered');
  });

  test('R-4.048 R-4.049 A-38 opens for a logged-in buyer only if it is always shown', async () => {
    const modes = ['default', 'off', 'always'] as const;
    const states = await Promise.all(modes.map((mode) => open({ mode, isLoggedIn: true }).after(3_000)));
    expect(states).toEqual(['closed', 'closed', 'offered']);
  });

  test('R-4.050 does not open without an exhibition, and is not tried again in this visit', async () => {
    const popup = open({ rows: [] });
    expect(await popup.after(5_000)).toBe('closed');
    expect(popup.storage.slot(exhibitionPopupKey).read()).toEqual([]);
  });

  test('D-79 opens once per visit for each exhibition, unless it is always shown', async () => {
    for (const [mode, again] of [
      ['default', 'closed'],
      ['always', 'offered'],
    ] as const) {
      const device = createMemoryDevice();
      expect([await open({ mode, device }).after(3_000), await open({ mode, device }).after(3_000)]).toEqual([
        'offered',
        again,
      ]);
    }
  });

  test('D-79 does not open if it is turned off for the exhibition, or if the exhibition has ended', async () => {
    const over = { ...show, phase: 5 as const, halls: [], figures: { exhibitors: 0, countries: 0, goods: 0 } };
    expect([
      await open({ mode: 'off' }).after(3_000),
      await open({ answers: { 'exhibition.detail': ok(over) } }).after(3_000),
    ]).toEqual(['closed', 'closed']);
  });

  test('R-3.081 D-73 does not open for an exhibition that was registered for on this device', async () => {
    const attended = createMemoryDevice();
    attended.storage.slot(homeCountryRegistrationsKey).save([{ exhibitionId: '1001', websiteId: 2, time: 1 }]);
    const known = createMemoryDevice();
    const info = { id: 'r1', badgeNo: 'B', email: 'a@b.example', contactName: 'A', isWelcomeBack: false };
    known.storage.slot(preregistrationInfoKey).save({ 1001: info });
    for (const device of [attended, known]) expect(await open({ device, mode: 'always' }).after(3_000)).toBe('closed');
  });

  test('waits while the user types or an overlay is open', async () => {
    const popup = open();
    popup.hold(true);
    expect(await popup.after(3_000)).toBe('coming');
    expect(await popup.after(1_000)).toBe('coming');
    popup.hold(false);
    expect(await popup.after(1_000)).toBe('offered');
  });

  test('does not open if the gateway is unreachable, and the next page tries again', async () => {
    const popup = open({ answers: { 'exhibition.detail': err(lost) } });
    expect(await popup.after(3_000)).toBe('closed');
    expect([popup.storage.slot(exhibitionPopupKey).read(), popup.reported]).toEqual([null, []]);
  });
});

describe('the outcome of the pop-up', () => {
  test('R-4.051 A-39 registering in the country of the exhibition leads to its home page', async () => {
    expect(await registered({ country: '792' })).toBe('leaving');
    expect(await registered({ country: '792', mode: 'always' })).toBe('leaving');
  });

  test('R-4.052 A-39 registering in another or an unknown country renders the page again', async () => {
    expect([await registered({}), await registered({ country: null })]).toEqual(['restored', 'restored']);
  });

  test('R-4.053 A-41 a pop-up that is always shown says thank you in other countries', async () => {
    expect(await registered({ mode: 'always' })).toBe('thanked');
    expect(await registered({ mode: 'always', country: null })).toBe('thanked');
  });

  test('THR-46 shows whether the badge email is postponed', async () => {
    for (const mail of ['postponed', 'queued', null] as const) {
      const popup = open({ mode: 'always' });
      await popup.after(3_000);
      expect(popup.view().mail).toBeNull();
      await popup.do({ type: 'form.requested' }, { type: 'form.ended', isRegistered: true, mail });
      expect(popup.view()).toMatchObject({ state: 'thanked', mail });
    }
  });

  test('is closed for good when the visitor closes it or cancels its form', async () => {
    for (const events of [
      [{ type: 'popup.closed' }],
      [{ type: 'form.requested' }, { type: 'form.ended', isRegistered: false }],
    ] as const) {
      const popup = open();
      await popup.after(3_000);
      expect(await popup.do(...events)).toBe('closed');
    }
  });
});

test('D-79 the pop-up does not open on pages for login, registration and policies', () => {
  const pages = ['home', 'search', 'product', 'login', 'register', 'expoPreRegister', 'privacyPolicy'] as const;
  expect(pages.filter(canShowPopup)).toEqual(['home', 'search', 'product']);
});
