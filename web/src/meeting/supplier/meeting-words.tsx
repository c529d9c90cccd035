import { getSlotEnd } from '@fairhall/core/meeting/slots';
import { useTexts } from '../../page/contexts.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import styles from './meetings.module.css';

interface MeetingTimeProps {
  /** HH:mm at the venue. */
  readonly slot: string;
}

/** From when to when a meeting lasts. */
export const MeetingTime = ({ slot }: MeetingTimeProps) => (
  <bdi className="number" dir="ltr">{`${slot}–${getSlotEnd(slot)}`}</bdi>
);

interface MeetingVisitorProps {
  readonly contactName: string;
  readonly companyName: string;
  /** The country's name; '' if it is unknown. */
  readonly country: string;
}

/** Who asks for a meeting: the person, their company and its country. */
export function MeetingVisitor({ contactName, companyName, country }: MeetingVisitorProps) {
  return (
    <>
      <b>
        <bdi>{contactName}</bdi>
      </b>
      {companyName === '' && country === '' ? null : (
        <p>
          <bdi>{companyName}</bdi>
          {companyName === '' || country === '' ? null : ' · '}
          {country}
        </p>
      )}
    </>
  );
}

/** The visitor's note, and the exhibitor's own reason for declining. */
export function MeetingNotes({ remark, reason = '' }: { readonly remark: string; readonly reason?: string }) {
  const { text } = useTexts();
  return (
    <>
      {remark === '' ? null : (
        <p className={styles.remark} dir="auto">
          {remark}
        </p>
      )}
      {reason === '' ? null : (
        <p className="meta" data-reason="">
          {text('supplierSite.meetings.reason.own', { reason: wrapInIsolate(reason) })}
        </p>
      )}
    </>
  );
}
