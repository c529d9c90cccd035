import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { DEFAULT_TIME_ZONE } from '@fairhall/core/contract/supplier/limits';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import { getFormat } from '@fairhall/core/site/format';
import { getZoneClock } from '@fairhall/core/site/zone-clock';
import { toMoment } from '@fairhall/core/thread/moment';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { getUtcOffset } from '../supplier-site/message-time.tsx';
import { Icon } from '../ui/icon.tsx';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './home-head.module.css';

interface HomeHeadProps {
  readonly home: SupplierHome;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The title of the supplier's home page: how many enquiries wait, the day, the stands of today, and what is done often. */
export function HomeHead({ home, now }: HomeHeadProps) {
  const boot = useBoot();
  const { text, counted } = useTexts();
  const { number, date } = getFormat(boot.lang);
  const href = hrefOf(boot);
  const { contactName, email = '' } = home.info;
  const { waiting } = home.enquiries;
  const running = home.exhibitions.filter(({ exhibition }) => exhibition.status === EXHIBITION_STATUS.OPENING);
  // At the show its clock counts, not that of the office.
  const timeZone = running[0]?.exhibition.timeZone ?? home.info.timeZone;
  // A company that has chosen no time zone has the default, which is not its own clock.
  const hasClock = timeZone !== DEFAULT_TIME_ZONE;
  const clock = getZoneClock(timeZone, now);
  const today = hasClock ? date(clock.day) : toMoment(now, { lang: boot.lang, offsetAt: getUtcOffset }).date;
  return (
    <header className={styles.head}>
      <div>
        <h1 aria-live="polite">
          {waiting === 0
            ? text('supplierSite.inbox.title.none')
            : counted('supplierSite.inbox.title', waiting, { count: number(waiting) })}
        </h1>
        <p className={styles.who}>
          {hasClock ? text('supplierHome.now', { date: today, time: clock.time }) : today} ·{' '}
          {text('home.own.who', { name: wrapInIsolate(contactName ?? email) })}
        </p>
        {running.map(({ exhibition, hall, standNo }) => (
          <div key={exhibition.exhibitionId} className={styles.stand} data-own-stand={exhibition.exhibitionId}>
            <p>{text('supplierHome.today', { exhibition: wrapInIsolate(exhibition.name) })}</p>
            <StandPlate name={standName(hall, standNo)} />
          </div>
        ))}
      </div>
      <HomeCounts home={home} />
      <p className={styles.acts}>
        {running.length === 0 ? null : (
          <a className="button" href={`${href('supplierLeads', {})}#scan`}>
            <Icon name="badge" small />
            {text('supplierHome.scan')}
          </a>
        )}
        {home.profile?.canEdit === true && home.takenDown === null ? (
          <a className={`button ${styles.add}`} href={href('supplierNewProduct', {})}>
            <Icon name="plus" small />
            {text('supplierProducts.add')}
          </a>
        ) : null}
      </p>
    </header>
  );
}

/** On a phone: how much waits, with links, before anything else. */
function HomeCounts({ home: { enquiries, meetings, orders } }: Pick<HomeHeadProps, 'home'>) {
  const boot = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(boot.lang);
  const href = hrefOf(boot);
  const counts = [
    {
      kind: 'enquiries',
      count: enquiries.waiting,
      label: 'supplierSite.inbox.heading',
      address: href('supplierInbox', {}),
    },
    {
      kind: 'meetings',
      count: meetings.waiting,
      label: 'supplierSite.meetings',
      address: href('supplierMeetings', {}),
    },
    { kind: 'orders', count: orders.waiting, label: 'supplierSite.orders', address: href('supplierOrders', {}) },
  ] as const;
  return (
    <ul className={`panel ${styles.counts}`}>
      {counts.map(({ kind, count, label, address }) => (
        <li key={kind} data-count={kind}>
          <a href={address}>
            <b className="number">{number(count)}</b>
            {text(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
