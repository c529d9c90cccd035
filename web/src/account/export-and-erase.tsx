import type { PersonalDataSummary } from '@fairhall/core/contract/account/personal-data';
import { useEffect, useRef } from 'react';
import { useLogin } from '../login/use-login.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import type { AccountData } from './account-data.ts';
import styles from './account-page.module.css';
import { PasswordConfirmForm } from './password-confirm-form.tsx';

/** Export and erasure of all of the buyer's data. THR-13 THR-29 */
export function ExportAndErase({ email, personalData: holdings }: Pick<AccountData, 'email' | 'personalData'>) {
  const { text } = useTexts();
  return (
    <section className={styles.part}>
      <h2>{text('me.whole')}</h2>
      <Export email={email} />
      <Erase email={email} personalData={holdings} />
    </section>
  );
}

function Export({ email }: Pick<AccountData, 'email'>) {
  const { gatewayUrl } = useBoot();
  const { text } = useTexts();
  return (
    <details className={styles.more} data-own="export">
      <summary className={styles.row}>
        {text('me.export')}
        <Icon name="chevron" small />
      </summary>
      <PasswordConfirmForm
        kind="export"
        email={email}
        button={text('me.export.prepare')}
        outcome={(done) =>
          done.kind === 'export' ? (
            <>
              <p>{text('me.export.ready')}</p>
              <p>
                <a href={`${gatewayUrl}/${done.address}`} download>
                  {text('me.export.save')}
                </a>
              </p>
            </>
          ) : null
        }
      >
        <p className="meta">{text('me.export.text')}</p>
      </PasswordConfirmForm>
    </details>
  );
}

/**
 * Lists which data is erased and which remains, both before and after. The receipt shows until the buyer leaves the
 * page, and is also emailed.
 */
function Erase({ email, personalData: holdings }: Pick<AccountData, 'email' | 'personalData'>) {
  const { text } = useTexts();
  return (
    <details className={styles.more} data-own="erase">
      <summary className={styles.row}>
        {text('me.erase')}
        <Icon name="chevron" small />
      </summary>
      <PasswordConfirmForm
        kind="erase"
        email={email}
        button={text('me.erase.do')}
        outcome={(done) => (done.kind === 'erase' ? <Receipt held={done.receipt} email={email} /> : null)}
      >
        <p>{text('me.erase.text')}</p>
        <h3>{text('me.erase.goes')}</h3>
        <DataErased held={holdings} />
        <h3>{text('me.erase.stays')}</h3>
        <DataRetained held={holdings} />
      </PasswordConfirmForm>
    </details>
  );
}

function DataErased({ held }: { held: PersonalDataSummary }) {
  const { text } = useTexts();
  const { requests, orders, files, cartProducts, follows, preregistrations, sessions, unsentEnquiries } = held;
  return (
    <ul className={styles.list}>
      <li>{text('me.erase.goes.account')}</li>
      <li>{text('me.erase.goes.work', { requests, orders, files, cartProducts, follows, preregistrations })}</li>
      <li>{text('me.erase.goes.rest', { sessions, unsentEnquiries })}</li>
    </ul>
  );
}

function DataRetained({ held: { enquiries, messages } }: { held: PersonalDataSummary }) {
  const { text } = useTexts();
  return (
    <ul className={styles.list}>
      <li>{text('me.erase.stays.enquiries', { enquiries, messages })}</li>
      <li>{text('me.erase.stays.news')}</li>
    </ul>
  );
}

function Receipt({ held, email }: { held: PersonalDataSummary; email: string }) {
  const { text } = useTexts();
  const login = useLogin();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} className={styles.receipt} tabIndex={-1} data-receipt="">
      <h3>{text('me.erased')}</h3>
      <p>{text('me.erased.text', { email })}</p>
      <h4>{text('me.erased.gone')}</h4>
      <DataErased held={held} />
      <h4>{text('me.erased.stays')}</h4>
      <DataRetained held={held} />
      <button type="button" className="button" onClick={() => void login?.send({ type: 'account.erased' })}>
        {text('me.erased.leave')}
      </button>
    </div>
  );
}
