import type { MeetingToday } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { toRegionCode } from '@fairhall/core/site/region-code';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import styles from './home-lists.module.css';
import { HomePanel } from './home-panel.tsx';

/** The meetings of the day at the supplier's stands; nothing without any. D-30 */
export function HomeMeetings({ meetings }: { meetings: readonly MeetingToday[] }) {
  const boot = useBoot();
  const { text } = useTexts();
  if (meetings.length === 0) return null;
  const all = hrefOf(boot)('supplierMeetings', {});
  return (
    <HomePanel
      name="meetings"
      title={text('supplierHome.meetings')}
      note={getFormat(boot.lang).number(meetings.length)}
      link={{ href: all, text: text('supplierHome.meetings.all') }}
    >
      <ul className={styles.meetings}>
        {meetings.map((meeting) => (
          <HomeMeeting key={meeting.bookingId} meeting={meeting} all={all} />
        ))}
      </ul>
    </HomePanel>
  );
}

function HomeMeeting({ meeting, all }: { meeting: MeetingToday; all: string }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { slot, status, contactName, companyName, countryId, remark } = meeting;
  const country = countryId === '' ? '' : getFormat(lang).countryName(toRegionCode(countryId));
  const from = [companyName, country].filter((part) => part !== '');
  return (
    <li data-meeting={meeting.bookingId} data-status={status}>
      <time className="number" dir="ltr">
        {slot}
      </time>
      <div className={styles.who}>
        <b>
          <bdi>{contactName}</bdi>
        </b>
        {from.map((part) => (
          <bdi key={part} className="meta">
            {part}
          </bdi>
        ))}
        {remark === '' ? null : <bdi>{remark}</bdi>}
        <StandPlate className={styles.plate} name={standName(meeting.hall, meeting.standNo)} />
      </div>
      <p className={styles.answer}>
        <span className={status === 0 ? styles.waits : 'meta'}>{text(`supplierSite.meetings.status.${status}`)}</span>
        {status === 0 ? (
          <a className="button" href={all}>
            {text('supplierHome.meetings.answer')}
          </a>
        ) : null}
      </p>
    </li>
  );
}
