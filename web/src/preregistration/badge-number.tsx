import { useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './preregistration.module.css';

interface BadgeNumberProps {
  /** '' if the number is only sent by email. */
  readonly badgeNo: string;
  /** '' if the address is not known. */
  readonly email: string;
  /** 'line' where the badge itself is next to it. */
  readonly shape?: 'block' | 'line';
  /** Whether the email with the number is postponed, because its address received many emails today. */
  readonly isMailPostponed?: boolean;
  /** Whether the form left an existing registration unchanged. */
  readonly isUnchanged?: boolean;
}

/**
 * The badge number for the entrance gate, and the address that it was sent to. Without a number, it explains how to
 * change a registration. D-33
 */
export function BadgeNumber({ badgeNo, email, shape = 'block', ...about }: BadgeNumberProps) {
  const { text } = useTexts();
  const { isMailPostponed = false, isUnchanged = false } = about;
  const sentKey = badgeNo === '' ? 'preregistrationPage.mail.only' : 'preregistrationPage.mail';
  const mailKey = isMailPostponed ? 'preregistrationPage.mail.postponed' : sentKey;
  const number = <b className={styles.number}>{badgeNo}</b>;
  // If the badge was registered on another device, the email may be months old, so it is not mentioned.
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
