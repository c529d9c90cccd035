import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './account-page.module.css';
import { PasswordConfirmForm } from './password-confirm-form.tsx';

/**
 * Changes the password of a user who enters the current one. If they forgot it, they get an email like a user who is
 * logged out. THR-08
 */
export function PasswordChange({ email }: { email: string }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <details className={styles.more} data-own="change">
      <summary className={styles.row}>
        {text('me.password')}
        <Icon name="chevron" small />
      </summary>
      <PasswordConfirmForm
        kind="change"
        email={email}
        button={text('me.password.save')}
        outcome={() => text('me.password.saved')}
      >
        <p className="meta">{text('me.password.text')}</p>
      </PasswordConfirmForm>
      <p className={styles.aside}>
        <a href={href('resetPassword', {}, { email })}>{text('account.password.forgot')}</a>
      </p>
    </details>
  );
}
