import { getSlotEnd } from '@fairhall/core/meeting/slots';
import type { MeetingRow as Meeting } from '@fairhall/core/meeting/supplier/meetings.view';
import { getComma } from '@fairhall/core/site/comma';
import { getFormat } from '@fairhall/core/site/format';
import { useEffect, useId, useRef, useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { rowLook } from '../../ui/row-list.tsx';
import { standName } from '../../ui/stand-name.ts';
import { StandPlate } from '../../ui/stand-plate.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import styles from './meetings.module.css';

interface MeetingRowProps {
  readonly row: Meeting;
  readonly isBusy: boolean;
  readonly answer: (isAccepted: boolean) => void;
}

/** One meeting: visitor, time, place, and the supplier's answer. D-30 */
export function MeetingRow({ row, isBusy, answer }: MeetingRowProps) {
  const { text } = useTexts();
  const { lang } = useBoot();
  const { date, slot, contactName, companyName, remark, status } = row;
  const day = getFormat(lang).dateRange({ from: date, to: date });
  return (
    <li className={`${rowLook} ${styles.row}`} data-meeting={row.bookingId} data-status={status}>
      <div className={styles.words}>
        <b>
          <bdi>{contactName}</bdi>
          {companyName === '' ? null : (
            <>
              {' · '}
              <bdi>{companyName}</bdi>
            </>
          )}
        </b>
        <p>
          {`${day}${getComma(lang)}`}
          <bdi className="number" dir="ltr">{`${slot}–${getSlotEnd(slot)}`}</bdi>
        </p>
        {row.exhibitionName === '' ? null : (
          <p className="meta">
            <bdi>{row.exhibitionName}</bdi>
          </p>
        )}
        {remark === '' ? null : (
          <p className={styles.remark} dir="auto">
            {remark}
          </p>
        )}
      </div>
      <StandPlate name={standName(row.hall, row.standNo)} />
      <div className={styles.answer}>
        <p className="meta" role="status">
          {text(`supplierSite.meetings.status.${status}`)}
        </p>
        <MeetingAnswers row={row} isBusy={isBusy} answer={answer} />
      </div>
    </li>
  );
}

/** Accepting takes one press; declining asks for a confirmation, since it cannot be undone. */
function MeetingAnswers({ row: { canAccept, canDecline, contactName }, isBusy, answer }: MeetingRowProps) {
  const { text } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const question = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) cancelButton.current?.focus();
  }, [isAsking]);
  if (!canDecline) return null;
  const createPressHandler = (act: () => void) => () => {
    if (!isBusy) act();
  };
  const whom = <span className="hidden">: {wrapInIsolate(contactName)}</span>;
  if (isAsking)
    return (
      <div className={styles.question} role="alertdialog" aria-labelledby={question}>
        <p id={question}>{text('supplierSite.meetings.decline.ask', { name: wrapInIsolate(contactName) })}</p>
        <button ref={cancelButton} type="button" className="button" onClick={() => setAsking(false)}>
          {text('supplierSite.meetings.decline.no')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={createPressHandler(() => answer(false))}
        >
          {text('supplierSite.meetings.decline.yes')}
        </button>
      </div>
    );
  return (
    <div className={styles.acts}>
      {canAccept ? (
        <button
          type="button"
          className="button primary"
          data-action="accept"
          aria-disabled={isBusy}
          onClick={createPressHandler(() => answer(true))}
        >
          {text('supplierSite.meetings.accept')}
          {whom}
        </button>
      ) : null}
      <button type="button" className="button" data-action="decline" onClick={() => setAsking(true)}>
        {text('supplierSite.meetings.decline')}
        {whom}
      </button>
    </div>
  );
}
