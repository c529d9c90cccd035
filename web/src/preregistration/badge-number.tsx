import { useTexts } from '../page/contexts.ts';
import styles from './preregistration.module.css';

interface BadgeNumberProps {
  /** '' where it is told by mail alone. */
  readonly badgeNo: string;
  readonly email: string;
}

/** The number that opens the gate, and where it went as well. D-33 */
export function BadgeNumber({ badgeNo, email }: BadgeNumberProps) {
  const { text } = useTexts();
  return (
    <div className={styles.badge} data-badge={badgeNo}>
      {badgeNo === '' ? null : (
        <p>
          <small>{text('preregistrationPage.badge')}</small>
          <b className={styles.number}>{badgeNo}</b>
        </p>
      )}
      <p className="meta">
        {email === ''
          ? text('preregistrationPage.mail.short')
          : text('preregistrationPage.mail', { email: `\u2068${email}\u2069` })}
      </p>
    </div>
  );
}
