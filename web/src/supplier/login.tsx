import { useRef } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './entry.module.css';
import type { EntryData } from './entry-data.ts';
import { EntryForm } from './entry-form.tsx';
import { type EntryFlow, useEntry } from './use-entry.ts';

/** As the demo world has it. */
const DEMO = { email: 'supplier@demo.fairhall.test', password: 'fairhall-supplier' } as const;

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
      {boot.production ? null : <DemoAccount flow={flow} />}
    </div>
  );
}

/** The account to try things out with, outside production; a press fills it in. */
function DemoAccount({ flow: { send } }: { flow: EntryFlow }) {
  const { text } = useTexts();
  const fill = () => {
    send({ type: 'email.changed', value: DEMO.email });
    send({ type: 'password.changed', value: DEMO.password });
  };
  return (
    <aside className={styles.demo} aria-label={text('supplierSite.demo')}>
      <b>{text('supplierSite.demo')}</b>
      <button type="button" className="ltr" onClick={fill}>
        {DEMO.email} / {DEMO.password}
      </button>
    </aside>
  );
}
