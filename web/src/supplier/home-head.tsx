import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import { getFormat } from '@fairhall/core/site/format';
import { getZoneClock } from '@fairhall/core/site/zone-clock';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
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
  const { contactName, email = '', timeZone } = home.info;
  const { waiting } = home.enquiries;
  const running = home.exhibitions.filter(({ exhibition }) => exhibition.status === EXHIBITION_STATUS.OPENING);
  // At the show its clock counts, not that of the office.
  const clock = getZoneClock(running[0]?.exhibition.timeZone ?? timeZone, now);
  return (
    <header className={styles.head}>
      <div>
        <h1 aria-live="polite">
          {waiting === 0
            ? text('supplierSite.inbox.title.none')
            : counted('supplierSite.inbox.title', waiting, { count: number(waiting) })}
        </h1>
        <p className={styles.who}>
          {text('supplierHome.now', { date: date(clock.day), time: clock.time })} ·{' '}
          {text('home.own.who', { name: wrapInIsolate(contactName ?? email) })}
        </p>
        {running.map(({ exhibition, hall, standNo }) => (
          <div key={exhibition.exhibitionId} className={styles.stand} data-own-stand={exhibition.exhibitionId}>
            <p>{text('supplierHome.today', { exhibition: wrapInIsolate(exhibition.name) })}</p>
            <StandPlate name={standName(hall, standNo)} />
          </div>
        ))}
      </div>
      <p className={styles.acts}>
        {running.length === 0 ? null : (
          <a className="button" href={`${href('supplierLeads', {})}#scan`}>
            <Icon name="badge" small />
            {text('supplierHome.scan')}
          </a>
        )}
        {home.profile?.canEdit === true && home.takenDown === null ? (
          <a className="button" href={href('supplierNewProduct', {})}>
            <Icon name="plus" small />
            {text('supplierProducts.add')}
          </a>
        ) : null}
      </p>
    </header>
  );
}
