import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import type { PopupMode } from '../contract/exhibition/limits.ts';
import { createScriptedClientFor, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import type { IndustryKey } from '../site/industries.ts';
import { POPUP_DELAY } from './limits.ts';
import { loadExhibition } from './load-exhibition.ts';
import { openPopup, type PopupEvent } from './popup.page.ts';
import { canShowPopup } from './popup-pages.ts';
import { isPopupSettled } from './stored-names.ts';

const show = {
  ...sampleExhibition,
  exhibitionId: '1001',
  websiteId: 2,
  phase: 2 as const,
  industry: 'textile' as const,
};
const lost = gatewayError('NETWORK_ERROR');

interface Place {
  readonly mode?: PopupMode;
  readonly isLoggedIn?: boolean;
  readonly industry?: IndustryKey;
  readonly waitedMs?: number;
  readonly rows?: readonly (typeof show)[];
  /** The visitor's country; null if unknown. */
  readonly country?: string | null;
  readonly answers?: Record<string, ScriptedAnswer>;
  /** Exhibitions with a registration on this device. */
  readonly registered?: readonly string[];
  /** What pop-ups of this visit have stored. */
  readonly entries?: string[];
}

function open({ mode = 'default', isLoggedIn = false, waitedMs = 0, industry, ...place }: Place = {}) {
  const { rows = [show], country = '356', answers = {}, registered = [], entries = [] } = place;
  const config = { exhibitionId: '1001', popupMode: mode, phase: 2, abPreRegister: false, entryTypes: [], maxTag: 10 };
  const detail = { ...show, halls: [], figures: { exhibitors: 0, countries: 0, goods: 0 } };
  const { gateway: front, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({
      'exhibition.recommended': ok(rows),
      'exhibition.detail': ok(detail),
      'exhibition.config': ok(config),
      ...answers,
    }),
  );
  const clock = new SimulatedClock();
  let isFree = true;
  let saved: readonly string[] | null = null;
  const reported: unknown[] = [];
  const flow = openPopup(
    {
      exhibition: front.exhibition,
      recommended: async () => {
        const found = await front.exhibition.recommended({ ageing: 1 });
        return found.ok ? ok(found.value.filter((row) => industry === undefined || row.industry === industry)) : found;
      },
      isRegistered: (id) => registered.includes(id),
      announced: {
        read: () => entries,
        save: (next) => {
          saved = next;
          entries.splice(0, entries.length, ...next);
        },
      },
      timer: clock,
      isFree: () => isFree,
      bugs: { report: (cause) => void reported.push(cause) },
      openForm: async () => ({
        loadExhibition: (id) => loadExhibition(front, id),
        findCountryId: async () => country,
      }),
    },
    { isLoggedIn, waitedMs, industry },
  );
  const after = async (milliseconds: number) => {
    await flushMicrotasks();
    clock.increment(milliseconds);
    await flushMicrotasks();
    return flow.view().state;
  };
  return {
    saved: () => saved,
    calls,
    view: () => flow.view(),
    after,
    reported,
    hold: (held: boolean) => {
      isFree = !held;
    },
    async do(...events: readonly PopupEvent[]) {
      for (const event of events) {
        flow.send(event);
        await flushMicrotasks();
      }
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
    expect([popup.saved(), isPopupSettled([]), isPopupSettled([], 'textile')]).toEqual([[], true, true]);
  });

  test('R-4.047 D-79 matches the page’s industry, and looks again only on pages of other industries', async () => {
    expect(await open({ industry: 'textile' }).after(3_000)).toBe('offered');
    const other = open({ industry: 'pets' });
    expect([await other.after(3_000), other.saved()]).toEqual(['closed', ['=pets']]);
    expect(['pets', 'textile', undefined].map((industry) => isPopupSettled(['=pets'], industry))).toEqual([
      true,
      false,
      false,
    ]);
    const buyer = open({ industry: 'pets', isLoggedIn: true });
    expect([await buyer.after(3_000), buyer.saved()]).toEqual(['closed', []]);
    expect(isPopupSettled(['=pets', '1001'], 'textile')).toBe(true);
  });

  test('nothing of the form is loaded before the visitor asks for it', async () => {
    const popup = open();
    await popup.after(3_000);
    expect(popup.calls.map(({ name }) => name)).toEqual(['exhibition.recommended', 'exhibition.config']);
    expect(popup.view()).toMatchObject({ show: { exhibitionId: '1001' }, loaded: null });
  });

  test('D-79 opens once per visit for each exhibition, unless it is always shown', async () => {
    for (const [mode, again] of [
      ['default', 'closed'],
      ['always', 'offered'],
    ] as const) {
      const entries: string[] = [];
      expect([await open({ mode, entries }).after(3_000), await open({ mode, entries }).after(3_000)]).toEqual([
        'offered',
        again,
      ]);
    }
  });

  test('D-79 does not open if it is turned off for the exhibition, or if the exhibition has ended', async () => {
    const over = { ...show, phase: 5 as const };
    expect([
      await open({ mode: 'off' }).after(3_000),
      await open({ answers: { 'exhibition.recommended': ok([over]) } }).after(3_000),
    ]).toEqual(['closed', 'closed']);
  });

  test('R-3.081 D-73 does not open for an exhibition that was registered for on this device', async () => {
    expect(await open({ registered: ['1001'], mode: 'always' }).after(3_000)).toBe('closed');
    expect(await open({ registered: ['1002'], mode: 'always' }).after(3_000)).toBe('offered');
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
    const popup = open({ answers: { 'exhibition.recommended': err(lost) } });
    expect(await popup.after(3_000)).toBe('closed');
    expect([popup.saved(), popup.reported]).toEqual([null, []]);
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

  test('stays when its form cannot be loaded, so that the visitor can press again', async () => {
    const popup = open({ answers: { 'exhibition.detail': err(lost) } });
    await popup.after(3_000);
    expect(await popup.do({ type: 'form.requested' })).toBe('offered');
    expect(await popup.do({ type: 'popup.closed' })).toBe('closed');
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

test('D-79 the pop-up does not open over a comparison, a card, a notice and policies', () => {
  const pages = ['home', 'search', 'product', 'compare', 'publicCard', 'linkTransfer', 'privacyPolicy'] as const;
  expect(pages.filter(canShowPopup)).toEqual(['home', 'search', 'product']);
});
