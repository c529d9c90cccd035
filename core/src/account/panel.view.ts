import type { SnapshotFrom } from 'xstate';
import type { FormView } from './form.view.ts';
import type { panelMachine } from './panel.machine.ts';
import type { FormKind } from './verdict.ts';

export interface PanelView {
  readonly busy: boolean;
  readonly state: 'deciding' | 'open' | 'done' | 'dismissed';
  /** The small one has room for one form.  */
  readonly layout: 'sideBySide' | 'tabs';
  /** The one that is chosen; side by side it has the focus. */
  readonly tab: FormKind;
  /** Whose form is on the screen, in its order. */
  readonly shown: readonly FormKind[];
  readonly login: FormView;
  readonly register: FormView;
  /** */
  readonly closable: boolean;
}

/** */
export function panelView(snapshot: SnapshotFrom<typeof panelMachine>): PanelView {
  const { opening, tab, login, register } = snapshot.context;
  const isWide = opening.device === 'pc' && opening.variant !== 'simple';
  return {
    busy: snapshot.hasTag('busy') || login.busy || register.busy,
    state: stateOf(snapshot),
    layout: isWide ? 'sideBySide' : 'tabs',
    tab,
    shown: isWide ? ['login', 'register'] : [tab],
    login,
    register,
    closable: opening.mustLogin !== true,
  };
}

function stateOf(snapshot: SnapshotFrom<typeof panelMachine>): PanelView['state'] {
  if (snapshot.matches('done')) return 'done';
  if (snapshot.matches('dismissed')) return 'dismissed';
  return snapshot.matches('open') ? 'open' : 'deciding';
}
