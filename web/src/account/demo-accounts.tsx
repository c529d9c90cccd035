import { DEMO_BUYER_LOGINS } from '@fairhall/core/site/demo-accounts';
import { useTexts } from '../page/contexts.ts';
import styles from './login.module.css';
import type { PanelFlow } from './use-panel.ts';

/** Demo accounts that can log in here, outside production; a press fills in the login form. */
export function DemoAccounts({ flow }: { flow: PanelFlow }) {
  const { text } = useTexts();
  const fill = ({ email, password }: (typeof DEMO_BUYER_LOGINS)[number]) => {
    flow.send({ type: 'tab.selected', tab: 'login' });
    flow.send({ type: 'email.filled', form: 'login', value: email });
    flow.send({ type: 'password.changed', form: 'login', value: password });
  };
  return (
    <aside className={styles.demo} aria-label={text('account.demo')}>
      <b>{text('account.demo')}</b>
      <ul>
        {DEMO_BUYER_LOGINS.map((account) => (
          <li key={account.email}>
            <button type="button" className="ltr" onClick={() => fill(account)}>
              {account.email} / {account.password}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
