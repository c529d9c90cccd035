import type { MeetingRow as Meeting } from '@fairhall/core/meeting/supplier/meetings.view';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { rowLook } from '../../ui/row-list.tsx';
import { standName } from '../../ui/stand-name.ts';
import { StandPlate } from '../../ui/stand-plate.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import { MeetingNotes, MeetingTime, MeetingVisitor } from './meeting-words.tsx';
import styles from './meetings.module.css';
import { ReasonField } from './reason-field.tsx';

/** The supplier's answer; the reason is for declining, and can be ''. */
type AnswerMeeting = (isAccepted: boolean, reason: string) => void;

interface MeetingRowProps {
  readonly row: Meeting;
  /** The country's name; '' if it is unknown. */
  readonly country: string;
  readonly isBusy: boolean;
  readonly answer: AnswerMeeting;
}

/** One meeting: time, visitor, place, and the supplier's answer. D-30 */
export function MeetingRow({ row, country, isBusy, answer }: MeetingRowProps) {
  const { text } = useTexts();
  const { slot, contactName, companyName, remark, reason, status } = row;
  const result = useRef<HTMLParagraphElement>(null);
  const before = useRef(status);
  // The pressed button is gone, so that keyboard users continue at the new status.
  useEffect(() => {
    if (before.current !== status && document.activeElement === document.body) result.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <li className={`${rowLook} ${styles.row}`} data-meeting={row.bookingId} data-status={status}>
      <p className={styles.time}>
        <MeetingTime slot={slot} />
      </p>
      <div className={styles.words}>
        <MeetingVisitor contactName={contactName} companyName={companyName} country={country} />
        {row.exhibitionName === '' ? null : (
          <p className="meta">
            <bdi>{row.exhibitionName}</bdi>
          </p>
        )}
        <MeetingNotes remark={remark} reason={reason} />
      </div>
      <StandPlate name={standName(row.hall, row.standNo)} />
      <div className={styles.answer}>
        <p ref={result} className="meta" role="status" tabIndex={-1}>
          {text(`supplierSite.meetings.status.${status}`)}
        </p>
        <MeetingAnswers row={row} isBusy={isBusy} answer={answer} />
      </div>
    </li>
  );
}

/**
 * Accepting takes one press; declining and cancelling ask for a confirmation and an optional reason, since they cannot
 * be undone.
 */
function MeetingAnswers({ row, isBusy, answer }: Pick<MeetingRowProps, 'row' | 'isBusy' | 'answer'>) {
  const { text } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const decline = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) decline.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const { canAnswer, canCancel, contactName } = row;
  if (!canAnswer && !canCancel) return null;
  if (isAsking) return <Question row={row} isBusy={isBusy} close={() => setAsking(false)} answer={answer} />;
  const whom = <span className="hidden">: {wrapInIsolate(contactName)}</span>;
  return (
    <div className={styles.acts}>
      {canAnswer ? (
        <button
          type="button"
          className="button primary"
          data-action="accept"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) answer(true, '');
          }}
        >
          {text('supplierSite.meetings.accept')}
          {whom}
        </button>
      ) : null}
      <button
        ref={decline}
        type="button"
        className="button"
        data-action={canCancel ? 'cancel' : 'decline'}
        onClick={() => setAsking(true)}
      >
        {text(canCancel ? 'supplierSite.meetings.cancel' : 'supplierSite.meetings.decline')}
        {whom}
      </button>
    </div>
  );
}

interface QuestionProps extends Pick<MeetingRowProps, 'row' | 'isBusy' | 'answer'> {
  readonly close: () => void;
}

function Question({ row: { canCancel, contactName }, isBusy, close, answer }: QuestionProps) {
  const { text } = useTexts();
  const [reason, setReason] = useState('');
  const question = useId();
  const dismissButton = useRef<HTMLButtonElement>(null);
  useEffect(() => dismissButton.current?.focus(), []);
  const kind = canCancel ? 'cancel' : 'decline';
  return (
    <div className={styles.question} role="alertdialog" aria-labelledby={question}>
      <p id={question}>{text(`supplierSite.meetings.${kind}.ask`, { name: wrapInIsolate(contactName) })}</p>
      <ReasonField value={reason} onType={setReason} />
      <div className={styles.acts}>
        <button ref={dismissButton} type="button" className="button" onClick={close}>
          {text('supplierSite.meetings.decline.no')}
        </button>
        <button
          type="button"
          className="button"
          data-action="confirm"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) answer(false, reason.trim());
          }}
        >
          {text(`supplierSite.meetings.${kind}.yes`)}
        </button>
      </div>
    </div>
  );
}
