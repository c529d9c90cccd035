import type { AccountSessionsEvent } from '@fairhall/core/account/account-sessions.machine';
import type { AccountSessionsView } from '@fairhall/core/account/account-sessions.view';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useFlow } from '../page/use-flow.ts';
import type { AccountData } from './account-data.ts';
import styles from './account-page.module.css';

const START: AccountSessionsView = { busy: false, ended: [], message: null };

/** The buyer's sessions; every session except this device's can be logged out. THR-08 */
export function AccountSessions({ sessions }: Pick<AccountData, 'sessions'>) {
  const texts = useTexts();
  const { view, send } = useFlow<AccountSessionsView, AccountSessionsEvent>({
    start: START,
    echo: (shown) => ({ ...shown, busy: true }),
    isRequest: () => true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/account/account-sessions.page'))).openAccountSessions(ports),
  });
  const open = sessions.filter(({ id }) => !view.ended.includes(id));
  return (
    <section className={styles.part} aria-busy={view.busy}>
      <h2>{texts.text('me.sessions')}</h2>
      {view.message === null ? null : <p role="alert">{toDisplayText(texts, view.message)}</p>}
      <ul>
        {open.map(({ id, device, time, isThis }) => (
          <li key={id} className={styles.row} data-session={isThis ? 'this' : 'other'}>
            <div>
              <p>
                <bdi>{device}</bdi>
              </p>
              <p className="meta number">{time}</p>
            </div>
            {isThis ? (
              <span className={`meta ${styles.here}`}>{texts.text('me.session.this')}</span>
            ) : (
              <button
                type="button"
                className="button"
                disabled={view.busy}
                onClick={() => send({ type: 'end.requested', sessionId: id })}
              >
                {texts.text('me.session.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
