import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import type { FindPopupPorts } from './find-popup.ts';
import { exhibitionPopupKey, homeCountryRegistrationsKey, preregistrationInfoKey } from './keys.ts';
import { type PopupEvent, type PopupInput, providePopup } from './popup.machine.ts';
import { type PopupView, popupView } from './popup.view.ts';

export interface PopupPagePorts extends Pick<FindPopupPorts, 'front' | 'recommended'> {
  readonly storage: Slots;
  readonly ipAnalysis: IpAnalysis;
  readonly bugs: Bugs;
  readonly timer: Timer;
  /** False while the visitor types or an overlay covers the page. */
  readonly isFree: () => boolean;
}

export type PopupFlow = Flow<PopupView, PopupEvent>;

/** Opens the pop-up that promotes an exhibition over a page. */
export function openPopup(ports: PopupPagePorts, input: PopupInput): PopupFlow {
  const { storage, timer } = ports;
  const machine = providePopup({
    ...ports,
    infos: storage.slot(preregistrationInfoKey),
    attended: storage.slot(homeCountryRegistrationsKey),
    announced: storage.slot(exhibitionPopupKey),
  });
  return startFlow(machine, { input, view: popupView, timer });
}
