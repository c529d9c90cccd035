import { assign, fromPromise, setup } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { findSiteById } from '../site/sites.ts';
import { type FindPopupPorts, findPopup } from './find-popup.ts';
import { POPUP_DELAY, POPUP_RETRY_DELAY } from './limits.ts';
import type { LoadedExhibition } from './load-exhibition.ts';

export type PopupEvent =
  /** The visitor wants the form, which the page opens. */
  | { readonly type: 'form.requested' }
  /** `mail` is the status of the email with the badge. */
  | { readonly type: 'form.ended'; readonly isRegistered: boolean; readonly mail?: MailStatus | null }
  | { readonly type: 'popup.closed' };

export interface PopupInput {
  readonly isLoggedIn: boolean;
  /** Milliseconds that the page was open before the flow started. */
  readonly waitedMs: number;
}

interface PopupContext extends PopupInput {
  readonly loaded: LoadedExhibition | null;
  /** Whether the visitor is in the country of the exhibition, by IP address. A-39 */
  readonly isInCountry: boolean;
  /** Status of the email with the badge; null before a registration, or if the response does not contain it. */
  readonly mail: MailStatus | null;
}

/**
 * The pop-up of an exhibition: finds one while the visitor reads the page, shows it three seconds after the page
 * opened, and continues after a registration. A-38 A-39 A-41 D-79
 */
export const popupMachine = setup({
  types: {
    input: {} as PopupInput,
    context: {} as PopupContext,
    events: {} as PopupEvent,
    tags: {} as 'busy',
  },
  actors: {
    find: requireActor<Result<LoadedExhibition | null, GatewayError>, PopupInput>('find'),
    country: requireActor<string | null, void>('country'),
  },
  actions: {
    reportBug: failWithBug,
    /** Records for this visit that the pop-up was shown, or that there is none. */
    saveShown: requireAction('saveShown'),
  },
  guards: {
    isAlways: ({ context }) => context.loaded?.popupMode === 'always',
    isInCountry: ({ context }) => context.isInCountry,
    /** Whether nobody is typing and no overlay covers the page. */
    isFree: (): boolean => true,
  },
  delays: {
    /** The rest of the three seconds. */
    POPUP_DELAY: ({ context }) => Math.max(0, POPUP_DELAY - context.waitedMs),
    POPUP_RETRY: POPUP_RETRY_DELAY,
  },
}).createMachine({
  id: 'popup',
  context: ({ input }) => ({ ...input, loaded: null, isInCountry: false, mail: null }),
  initial: 'coming',
  states: {
    coming: {
      type: 'parallel',
      tags: 'busy',
      states: {
        time: {
          initial: 'running',
          states: { running: { after: { POPUP_DELAY: 'elapsed' } }, elapsed: { type: 'final' } },
        },
        search: {
          initial: 'searching',
          states: {
            searching: {
              invoke: {
                src: 'find',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok && event.output.value !== null,
                    target: 'found',
                    actions: assign({ loaded: ({ event }) => (event.output.ok ? event.output.value : null) }),
                  },
                  { guard: ({ event }) => event.output.ok, target: '#popup.closed', actions: 'saveShown' },
                  { target: '#popup.closed' },
                ],
                onError: { target: '#popup.closed', actions: 'reportBug' },
              },
            },
            found: { type: 'final' },
          },
        },
      },
      onDone: 'ready',
    },
    ready: {
      tags: 'busy',
      always: { guard: 'isFree', target: 'offered' },
      after: { POPUP_RETRY: { target: 'ready', reenter: true } },
    },
    offered: {
      entry: 'saveShown',
      on: { 'form.requested': 'formOpen', 'popup.closed': 'closed' },
    },
    formOpen: {
      on: {
        'form.ended': [
          {
            guard: ({ event }) => event.isRegistered,
            target: 'locating',
            actions: assign({ mail: ({ event }) => event.mail ?? null }),
          },
          { target: 'closed' },
        ],
      },
    },
    locating: {
      tags: 'busy',
      invoke: {
        src: 'country',
        onDone: {
          target: 'registered',
          actions: assign({ isInCountry: ({ context, event }) => isCountryOf(context.loaded, event.output) }),
        },
        onError: { target: 'registered', actions: 'reportBug' },
      },
    },
    registered: {
      always: [
        { guard: 'isInCountry', target: 'leaving' },
        { guard: 'isAlways', target: 'thanked' },
        { target: 'restored' },
      ],
    },
    /** Goes to the home page of the exhibition's country. */
    leaving: {},
    /** Thanks for the registration. D-96 */
    thanked: {},
    /** The page renders again. */
    restored: {},
    closed: {},
  },
});

/** Whether a country is that of the exhibition's site; false for an unknown one. A-39 */
const isCountryOf = (loaded: LoadedExhibition | null, countryId: string | null): boolean =>
  loaded !== null && countryId !== null && findSiteById(loaded.show.websiteId)?.countryId === countryId;

export interface PopupPorts extends FindPopupPorts {
  readonly ipAnalysis: IpAnalysis;
  readonly bugs: Bugs;
  /** False while the visitor types or an overlay covers the page. */
  readonly isFree: () => boolean;
}

/** Binds the pop-up to the gateway and to the device's storage. */
export const providePopup = (ports: PopupPorts) =>
  popupMachine.provide({
    actors: {
      find: fromPromise<Result<LoadedExhibition | null, GatewayError>, PopupInput>(({ input, signal }) =>
        findPopup(ports, input, signal),
      ),
      country: fromPromise<string | null, void>(async () => {
        const country = await ports.ipAnalysis.analyse();
        return country.ok ? country.value.id : null;
      }),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      saveShown: ({ context: { loaded } }) => {
        if (loaded?.popupMode === 'always') return;
        const known = ports.announced.read() ?? [];
        ports.announced.save(loaded === null ? known : [...known, loaded.exhibition.exhibitionId]);
      },
    },
    guards: { isFree: () => ports.isFree() },
  });
