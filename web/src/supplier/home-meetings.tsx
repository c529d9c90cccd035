import type { MeetingToday } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { toRegionCode } from '@fairhall/core/site/region-code';
import { useRef, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './home-lists.module.css';
import { HomePanel } from './home-panel.tsx';

interface HomeMeetingsProps {
  readonly meetings: readonly MeetingToday[];
  /** Accepts a request; resolves once the page shows the result. */
  readonly accept: (bookingId: string) => Promise<void>;
}

/**
 * The meetings of the day at the supplier's stands; nothing without any. A request is accepted here, with one filled
 * button for the first; declining asks for a reason, on the page of all meetings. D-30
 */
export function HomeMeetings({ meetings, accept }: HomeMeetingsProps) {
  const boot = useBoot();
  const { text } = useTexts();
  if (meetings.length === 0) return null;
  const all = hrefOf(boot)('supplierMeetings', {});
  const first = meetings.find(({ status }) => status === 0)?.bookingId;
  return (
    <HomePanel
      name="meetings"
      title={text('supplierHome.meetings')}
      note={getFormat(boot.lang).number(meetings.length)}
      link={{ href: all, text: text('supplierHome.meetings.all') }}
    >
      <ul className={styles.meetings}>
        {meetings.map((meeting) => (
          <HomeMeeting
            key={meeting.bookingId}
            meeting={meeting}
            all={all}
            isFirst={meeting.bookingId === first}
            accept={() => accept(meeting.bookingId)}
          />
        ))}
      </ul>
    </HomePanel>
  );
}

interface HomeMeetingProps {
  readonly meeting: MeetingToday;
  readonly all: string;
  readonly isFirst: boolean;
  readonly accept: () => Promise<void>;
}

function HomeMeeting({ meeting, all, isFirst, accept }: HomeMeetingProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { slot, status, contactName, companyName, countryId, remark } = meeting;
  const country = countryId === '' ? '' : getFormat(lang).countryName(toRegionCode(countryId));
  const from = [companyName, country].filter((part) => part !== '');
  const whom = <span className="hidden">: {wrapInIsolate(contactName)}</span>;
  const result = useRef<HTMLParagraphElement>(null);
  const [isBusy, setBusy] = useState(false);
  const handleAccept = async () => {
    if (isBusy) return;
    setBusy(true);
    await accept();
    setBusy(false);
    // The button goes with the answer, so that keyboard users continue at the new status.
    result.current?.focus();
  };
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
      <div className={styles.answer}>
        <p ref={result} className={status === 0 ? styles.waits : 'meta'} role="status" tabIndex={-1}>
          {text(`supplierSite.meetings.status.${status}`)}
        </p>
        {status === 0 ? (
          <div className={styles.acts}>
            <button
              type="button"
              className={isFirst ? 'button primary' : 'button'}
              data-action="accept"
              aria-disabled={isBusy}
              onClick={() => void handleAccept()}
            >
              {text('supplierSite.meetings.accept')}
              {whom}
            </button>
            <a className="button" href={all}>
              {text('supplierSite.meetings.decline')}
              {whom}
            </a>
          </div>
        ) : null}
      </div>
    </li>
  );
}
