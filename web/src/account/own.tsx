import { useLogin } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './own.module.css';
import type { OwnData } from './own-data.ts';
import { OwnSessions } from './own-sessions.tsx';

/** The account on a phone: who it is, what waits, and the ways on. */
export function OwnPage({ data }: { data: OwnData }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const login = useLogin();
  const { name, company, email, waiting } = data;
  return (
    <div className={styles.page} data-page="account">
      <header className={styles.part}>
        <h1>
          <bdi>{name === '' ? email : name}</bdi>
        </h1>
        <p className="meta">
          <bdi>{company === '' ? email : company}</bdi>
        </p>
      </header>
      <ul className={styles.numbers}>
        <li>
          <a href={href('rfqManage', {})}>
            <b className="number">{data.requests}</b> {text('me.requests')}
          </a>
        </li>
        <li>
          <a href={href('myEnquiries', {})}>
            <b className="number">{data.enquiries}</b> {text('me.enquiries')}
          </a>
        </li>
      </ul>
      {waiting.length === 0 ? null : (
        <section className={styles.part} data-waits="">
          <h2>{text('me.waits')}</h2>
          <ul>
            {waiting.map(({ id, title, about }) => (
              <li key={id} data-enquiry={id}>
                <a className={styles.row} href={href('enquiryThread', { enquiryId: id })}>
                  <span>
                    <b>{title}</b>
                    <bdi className="meta">{about}</bdi>
                  </span>
                  <Icon name="arrow" small flip />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <OwnSessions sessions={data.sessions} />
      <section className={styles.part}>
        <a className={styles.row} href={href('cart', {})}>
          {text('me.cart')}
          <Icon name="arrow" small flip />
        </a>
        <a className={styles.row} href={href('unsubscribe', {})}>
          {text('me.mails')}
          <Icon name="arrow" small flip />
        </a>
        <a className={styles.row} href={href('resetPassword', {}, { email })}>
          {text('me.password')}
          <Icon name="arrow" small flip />
        </a>
        <button type="button" className="button" onClick={() => void login?.logOut()}>
          {text('me.logOut')}
        </button>
      </section>
    </div>
  );
}
