import type { GatewayError } from '../contract/error.ts';
import type { Exhibition } from '../contract/exhibition/calls.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Flow } from '../ports/flow.ts';
import type { Timer } from '../ports/timer.ts';
import type { Result } from '../result.ts';
import { findSiteById } from '../site/sites.ts';
import { type FindPopupInput, type FindPopupPorts, findPopup, type OfferedExhibition } from './find-popup.ts';
import { POPUP_DELAY, POPUP_RETRY_DELAY } from './limits.ts';
import type { LoadedExhibition } from './load-exhibition.ts';

export interface PopupView {
  readonly busy: boolean;
  readonly state:
    | 'coming'
    | 'offered'
    | 'opening'
    | 'formOpen'
    | 'locating'
    | 'leaving'
    | 'thanked'
    | 'restored'
    | 'closed';
  /** The exhibition of the pop-up; null until it is offered. */
  readonly show: Exhibition | null;
  /** The exhibition with the setup of its form; null until the visitor wants the form. */
  readonly loaded: LoadedExhibition | null;
  /** Status of the email with the badge after a registration; null if unknown. */
  readonly mail: MailStatus | null;
}

export type PopupEvent =
  /** The visitor wants the form, which the page opens. */
  | { readonly type: 'form.requested' }
  /** `mail` is the status of the email with the badge. */
  | { readonly type: 'form.ended'; readonly isRegistered: boolean; readonly mail?: MailStatus | null }
  | { readonly type: 'popup.closed' };

interface PopupInput extends FindPopupInput {
  /** Milliseconds that the page was open before the flow started. */
  readonly waitedMs: number;
}

/** The calls after the visitor wants the form; their code need not be loaded before. */
export interface PopupFormPorts {
  readonly loadExhibition: (exhibitionId: string) => Promise<Result<LoadedExhibition, GatewayError>>;
  /** The visitor's country by IP address; null if unknown. */
  readonly findCountryId: () => Promise<string | null>;
}

interface PopupPagePorts extends FindPopupPorts {
  readonly openForm: () => Promise<PopupFormPorts>;
  readonly bugs: Bugs;
  readonly timer: Timer;
  /** False while the visitor types, a file is being sent, or an overlay covers the page. */
  readonly isFree: () => boolean;
}

export type PopupFlow = Flow<PopupView, PopupEvent>;

export const POPUP_START: PopupView = { busy: true, state: 'coming', show: null, loaded: null, mail: null };

const BUSY_STATES: readonly PopupView['state'][] = ['coming', 'opening', 'locating'];

/**
 * Opens the pop-up that promotes an exhibition over a page: finds one while the visitor reads the page, shows it three
 * seconds after the page opened, and continues after a registration. It is no state machine, because pages load it
 * before the visitor asks for anything. A-38 A-39 A-41 D-79
 */
export function openPopup(ports: PopupPagePorts, input: PopupInput): PopupFlow {
  const { bugs, timer, isFree } = ports;
  const stopped = createStopSignal();
  const listeners = new Set<() => void>();
  let view = POPUP_START;
  let offered: OfferedExhibition | null = null;
  let form: PopupFormPorts | null = null;

  function update(state: PopupView['state'], change: Partial<PopupView> = {}): void {
    if (stopped.signal.aborted) return;
    view = { ...view, ...change, state, busy: BUSY_STATES.includes(state) };
    for (const changed of listeners) changed();
  }

  const run = (work: () => Promise<void>, onError: PopupView['state']): void => {
    work().catch((cause: unknown) => {
      bugs.report(cause);
      update(onError);
    });
  };

  const wait = (milliseconds: number): Promise<void> =>
    milliseconds <= 0 ? Promise.resolve() : new Promise((resolve) => timer.setTimeout(resolve, milliseconds));

  async function showOffer(): Promise<void> {
    const waited = wait(POPUP_DELAY - input.waitedMs);
    const found = await findPopup(ports, input, stopped.signal);
    if (!found.ok) return update('closed');
    offered = found.value;
    if (offered === null) {
      saveShown(ports, input, null);
      return update('closed');
    }
    await waited;
    while (!stopped.signal.aborted && !isFree()) await wait(POPUP_RETRY_DELAY);
    if (stopped.signal.aborted) return;
    saveShown(ports, input, offered);
    update('offered', { show: offered.show });
  }

  async function openForm({ show }: OfferedExhibition): Promise<void> {
    update('opening');
    form = await ports.openForm();
    const loaded = await form.loadExhibition(show.exhibitionId);
    if (view.state !== 'opening') return; // closed meanwhile
    if (loaded.ok) update('formOpen', { loaded: loaded.value });
    else update('offered');
  }

  async function end({ show, isAlways }: OfferedExhibition, mail: MailStatus | null): Promise<void> {
    update('locating', { mail });
    const countryId = (await form?.findCountryId()) ?? null;
    if (countryId !== null && findSiteById(show.websiteId)?.countryId === countryId) update('leaving');
    else update(isAlways ? 'thanked' : 'restored');
  }

  function send(event: PopupEvent): void {
    if (offered === null) return;
    const { isAlways } = offered;
    const exhibition = offered;
    if (event.type === 'form.requested' && view.state === 'offered') run(() => openForm(exhibition), 'offered');
    if (event.type === 'popup.closed' && (view.state === 'offered' || view.state === 'opening')) update('closed');
    if (event.type !== 'form.ended' || view.state !== 'formOpen') return;
    if (event.isRegistered) run(() => end(exhibition, event.mail ?? null), isAlways ? 'thanked' : 'restored');
    else update('closed');
  }

  run(showOffer, 'closed');
  return {
    view: () => view,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send,
    stop: stopped.stop,
    events: ['form.requested', 'form.ended', 'popup.closed'] satisfies readonly PopupEvent['type'][],
  };
}

/** A signal that the pop-up has been stopped, for its calls. */
function createStopSignal(): { readonly signal: CancelSignal; readonly stop: () => void } {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    stop() {
      aborted = true;
      for (const listener of listeners) listener();
    },
  };
}

/** Records for this visit that the pop-up was shown, or that there is none. */
function saveShown(
  { announced }: FindPopupPorts,
  { isLoggedIn, industry }: FindPopupInput,
  offered: OfferedExhibition | null,
): void {
  if (offered?.isAlways) return;
  const entries = announced.read();
  if (offered !== null) announced.save([...entries, offered.show.exhibitionId]);
  // A buyer sees none on other pages either, and a page without an industry would have shown any exhibition.
  else announced.save(isLoggedIn || industry === undefined ? [] : [...entries, `=${industry}`]);
}
