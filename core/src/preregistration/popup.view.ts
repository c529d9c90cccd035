import type { SnapshotFrom } from 'xstate';
import type { MailStatus } from '../contract/mail-status.ts';
import type { LoadedExhibition } from './load-exhibition.ts';
import type { popupMachine } from './popup.machine.ts';

export interface PopupView {
  readonly busy: boolean;
  readonly state: 'coming' | 'offered' | 'formOpen' | 'locating' | 'leaving' | 'thanked' | 'restored' | 'closed';
  /** The exhibition of the pop-up; null until one is found. */
  readonly loaded: LoadedExhibition | null;
  /** Status of the email with the badge after a registration; null if unknown. */
  readonly mail: MailStatus | null;
}

/** Returns the view of the pop-up. */
export function popupView(snapshot: SnapshotFrom<typeof popupMachine>): PopupView {
  const { value, context } = snapshot;
  const name = typeof value === 'string' ? value : 'coming';
  const state = name === 'ready' || name === 'registered' ? 'coming' : (name as PopupView['state']); // the machine's other states
  return { busy: snapshot.hasTag('busy'), state, loaded: context.loaded, mail: context.mail };
}
