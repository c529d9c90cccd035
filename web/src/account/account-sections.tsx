import { useLogin } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import type { AccountData } from './account-data.ts';
import { AccountItems } from './account-items.tsx';
import styles from './account-page.module.css';
import { AccountSessions } from './account-sessions.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { ExportAndErase } from './export-and-erase.tsx';
import { PasswordChange } from './password-change.tsx';
import { ProfileForm } from './profile-form.tsx';

interface AccountSectionsProps {
  readonly data: AccountData;
  /** Whether the account was opened for what the buyer follows, has saved and has booked. */
  readonly wantsOwnItems?: boolean;
}

/** Pending items, sessions and links. The phone's page and the PC's drawer both consist of these sections. */
export function AccountSections({ data, wantsOwnItems = false }: AccountSectionsProps) {
  return (
    <>
      <ConfirmAddress email={data.email} confirmation={data.confirmation} />
      <AccountCounts data={data} />
      {data.waiting.length === 0 ? null : <PendingItems waiting={data.waiting} />}
      <AccountItems isWanted={wantsOwnItems} />
      <ProfileForm profile={data.profile} countries={data.countries} />
      <AccountSessions sessions={data.sessions} />
      <AccountLinks email={data.email} />
      <ExportAndErase email={data.email} personalData={data.personalData} />
    </>
  );
}

function AccountCounts({ data }: { data: AccountData }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
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
      <li>
        <a href={href('myOrders', {})}>
          <b className="number">{data.orders}</b> {text('me.orders')}
        </a>
      </li>
    </ul>
  );
}

function PendingItems({ waiting }: Pick<AccountData, 'waiting'>) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <section className={styles.part} data-waits="">
      <h2>{text('me.waits')}</h2>
      <ul>
        {waiting.map(({ id, title, about, picture }) => (
          <li key={id} data-enquiry={id}>
            <a className={styles.row} href={href('enquiryThread', { enquiryId: id })}>
              {picture === null ? (
                <span className={styles.sign}>
                  <Icon name="mail" />
                </span>
              ) : (
                <img src={picture} alt="" width="48" height="48" loading="lazy" />
              )}
              <span className={styles.what}>
                <b>{title}</b>
                <bdi className={`meta ${styles.about}`}>{about}</bdi>
              </span>
              <Icon name="arrow" small flip />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccountLinks({ email }: Pick<AccountData, 'email'>) {
  const boot = useBoot();
  const href = hrefOf(boot);
  const { text } = useTexts();
  const login = useLogin();
  return (
    <section className={styles.part}>
      <a className={styles.row} href={href('cart', {})}>
        {text('me.cart')}
        <Icon name="arrow" small flip />
      </a>
      <a className={styles.row} href={href('unsubscribe', {})}>
        {text('me.mails')}
        <Icon name="arrow" small flip />
      </a>
      {boot.device === 'h5' ? (
        <>
          <a className={styles.row} href={href('myBadge', {})}>
            {text('me.badges')}
            <Icon name="arrow" small flip />
          </a>
          <a className={styles.row} href={href('myFavorite', { favorite: 'product' })}>
            {text('me.favorites')}
            <Icon name="arrow" small flip />
          </a>
          <a className={styles.row} href={href('scanBadge', {})}>
            {text('me.scan')}
            <Icon name="arrow" small flip />
          </a>
          <a className={styles.row} href={href('myCard', {})}>
            {text('me.card')}
            <Icon name="arrow" small flip />
          </a>
        </>
      ) : null}
      {boot.device === 'pc' && boot.audience === 'globalBuyer' ? (
        <a className={styles.row} href={href('ownCard', {})}>
          {text('me.card')}
          <Icon name="arrow" small flip />
        </a>
      ) : null}
      <PasswordChange email={email} />
      <button type="button" className="button" onClick={() => void login?.logOut()}>
        {text('me.logOut')}
      </button>
    </section>
  );
}
