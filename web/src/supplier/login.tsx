import { useRef } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './entry.module.css';
import type { EntryData } from './entry-data.ts';
import { EntryForm } from './entry-form.tsx';
import { type EntryFlow, useEntry } from './use-entry.ts';

/** As the demo world has them. */
const DEMO = {
  emails: ['supplier@demo.fairhall.test', 'supplier2@demo.fairhall.test', 'supplier3@demo.fairhall.test'],
  password: 'fairhall-supplier',
} as const;

/** Logging in for a supplier. API-79 */
export function SupplierLogin({ data }: { data: EntryData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const flow = useEntry('', data.next, place);
  return (
    <div className="wrap" data-page="supplierLogin" ref={place}>
      <EntryForm flow={flow}>
        <p className={styles.text}>
          <a className="link" href={hrefOf(boot)('resetPassword', {})}>
            {text('supplierSite.login.forgot')}
          </a>
        </p>
        <p className={styles.note}>{text('supplierSite.login.noAccount')}</p>
      </EntryForm>
      {boot.production ? null : <DemoAccounts flow={flow} />}
    </div>
  );
}

/** The accounts to try things out with, outside production; a press fills one in. */
function DemoAccounts({ flow: { send } }: { flow: EntryFlow }) {
  const { text } = useTexts();
  const fill = (email: string) => {
    send({ type: 'email.changed', value: email });
    send({ type: 'password.changed', value: DEMO.password });
  };
  return (
    <aside className={styles.demo} aria-label={text('supplierSite.demo')}>
      <b>{text('supplierSite.demo')}</b>
      {DEMO.emails.map((email) => (
        <button key={email} type="button" className="ltr" onClick={() => fill(email)}>
          {email} / {DEMO.password}
        </button>
      ))}
    </aside>
  );
}
