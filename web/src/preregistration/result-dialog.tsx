import { toDisplayText } from '@fairhall/core/contract/error-message';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import type { PreregResult } from '@fairhall/core/preregistration/result';
import { type KeyboardEvent, useRef } from 'react';
import { useSession } from '../login/use-login.ts';
import { useStaticDialog } from '../overlay/use-static-dialog.ts';
import { useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { Icon } from '../ui/icon.tsx';
import { BadgeNumber } from './badge-number.tsx';
import type { PlanHrefs } from './modal-data.ts';
import styles from './result-dialog.module.css';
import { ResultSteps } from './result-steps.tsx';
import { StandMatches } from './stand-matches.tsx';

declare module '../page/slots.ts' {
  interface Slots {
    /** Saves the badge of an exhibition as a picture. */
    readonly saveBadge: { readonly exhibitionId: string; readonly badgeNo: string };
  }
}

interface ResultDialogProps {
  readonly exhibitionId: string;
  readonly result: PreregResult;
  /** Whether the email with the number is postponed, because its address received many emails today. */
  readonly isMailPostponed?: boolean;
  /** Where the visit is planned; null if the exhibition's phase offers no planning, or another page offers it. */
  readonly next?: PlanHrefs | null;
  readonly onClose: () => void;
}

/**
 * The result of a registration, new or earlier, with the badge number and the next steps.  
 *
 */
export function ResultDialog({
  result,
  exhibitionId,
  isMailPostponed = false,
  next = null,
  onClose,
}: ResultDialogProps) {
  const texts = useTexts();
  const { isLoggedIn } = useSession();
  const close = useRef<HTMLButtonElement>(null);
  const dialog = useStaticDialog(close);
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    dialog.onKeyDown(event);
    if (event.key === 'Escape') onClose();
  };
  const title = toDisplayText(texts, result.title);
  return (
    <dialog
      {...dialog}
      onKeyDown={handleKey}
      className={styles.dialog}
      aria-label={title}
      data-overlay="preregister-result"
      data-result={result.kind}
    >
      <header>
        <span className={styles.sign}>
          <Icon name="check" />
        </span>
        <h2>{title}</h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          aria-label={texts.text('preregistrationPage.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <BadgeNumber
        badgeNo={result.badgeNo}
        email={toUnicodeEmail(result.email)}
        isMailPostponed={isMailPostponed}
        isUnchanged={result.isUnchanged}
      />
      {result.badgeNo === '' ? null : (
        <SlotLoader name="saveBadge" isWanted part={{ exhibitionId, badgeNo: result.badgeNo }} />
      )}
      {result.badgeNo === '' ? null : (
        <StandMatches badgeNo={result.badgeNo} exhibitionId={exhibitionId} shape="block" />
      )}
      <ResultSteps isDone />
      {next === null ? null : (
        <p className={styles.next}>
          <a
            className="button primary large"
            href={isLoggedIn ? next.planner : next.exhibitors}
            rel="nofollow"
            data-action="plan"
            onClick={onClose}
          >
            {texts.text('preregistrationPage.plan')}
          </a>
        </p>
      )}
    </dialog>
  );
}
