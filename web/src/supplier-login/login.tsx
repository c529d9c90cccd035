import { DEMO_SUPPLIER_LOGINS } from '@fairhall/core/site/demo-accounts';
import { useRef } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import type { TokenData } from './token-data.ts';
import { type SupplierLoginFlow, useLogin } from './use-login.ts';

/** The login of suppliers. API-79 */
export function SupplierLogin({ data }: { data: TokenData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const flow = useLogin('', data.next, root);
  return (
    <div className="wrap" data-page="supplierLogin" ref={root}>
      <LoginForm flow={flow}>
        <p className={styles.text}>
          <a className="link" href={hrefOf(boot)('resetPassword', {})}>
            {text('supplierSite.login.forgot')}
          </a>
        </p>
        <p className={styles.note}>{text('supplierSite.login.noAccount')}</p>
      </LoginForm>
      {boot.production ? null : <DemoAccounts flow={flow} />}
    </div>
  );
}

/** Demo accounts outside production; a press fills in the form. */
function DemoAccounts({ flow: { send } }: { flow: SupplierLoginFlow }) {
  const { text } = useTexts();
  const fill = ({ email, password }: (typeof DEMO_SUPPLIER_LOGINS)[number]) => {
    send({ type: 'email.changed', value: email });
    send({ type: 'password.changed', value: password });
  };
  return (
    <aside className={styles.demo} aria-label={text('supplierSite.demo')}>
      <b>{text('supplierSite.demo')}</b>
      {DEMO_SUPPLIER_LOGINS.map((login) => (
        <button key={login.email} type="button" className="ltr" onClick={() => fill(login)}>
          {login.email} / {login.password}
        </button>
      ))}
    </aside>
  );
}
