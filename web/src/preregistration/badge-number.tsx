import { useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './preregistration.module.css';

interface BadgeNumberProps {
  /** '' where it is told by mail alone. */
  readonly badgeNo: string;
  /** '' where it is not known. */
  readonly email: string;
  /** In a block of its own, or in a line where the badge itself is beside it. */
  readonly shape?: 'block' | 'line';
  /** Whether the mail with the number waits, as its address got many mails today. */
  readonly isMailPostponed?: boolean;
  /** Whether the form changed nothing of a registration that was there before. */
  readonly isUnchanged?: boolean;
}

/** The number that opens the gate, and where it went; who is shown none is told how a registration is changed. D-33 */
export function BadgeNumber({ badgeNo, email, shape = 'block', ...about }: BadgeNumberProps) {
  const { text } = useTexts();
  const { isMailPostponed = false, isUnchanged = false } = about;
  const sentKey = badgeNo === '' ? 'preregistrationPage.mail.only' : 'preregistrationPage.mail';
  const mailKey = isMailPostponed ? 'preregistrationPage.mail.postponed' : sentKey;
  const number = <b className={styles.number}>{badgeNo}</b>;
  // Who is shown a badge that this device has not registered for is told nothing of a mail, which may be months old.
  const isMailShown = email !== '' || badgeNo === '' || shape === 'block';
  return (
    <div className={styles.badge} data-badge={badgeNo} data-shape={shape}>
      {badgeNo === '' ? null : (
        <p>
          <small>{text('preregistrationPage.badge')}</small> {number}
        </p>
      )}
      {isMailShown ? (
        <p className={shape === 'block' ? 'meta' : undefined}>
          {email === '' ? text('preregistrationPage.mail.short') : text(mailKey, { email: wrapInIsolate(email) })}
        </p>
      ) : null}
      {isUnchanged ? <p data-unchanged="">{text('preregistrationPage.unchanged')}</p> : null}
    </div>
  );
}
