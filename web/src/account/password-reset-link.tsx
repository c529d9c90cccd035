import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { isPlainClick } from '../page/click-handler.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './account-form.module.css';

/**
 * A link to the password reset page. The email address goes along in the history state, not in the address bar. While a
 * task waits for the login, the link leaves the page open.
 */
export function PasswordResetLink({ email, stays }: { email: string; stays: boolean }) {
  const { text } = useTexts();
  const navigate = useNavigate();
  const href = hrefOf(useBoot())('resetPassword', {});
  const takeAlong = (event: MouseEvent) => {
    if (stays || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, { state: { email } });
  };
  return (
    <a
      className={`link forgot ${styles.forgot}`}
      href={href}
      target={stays ? '_blank' : undefined}
      rel={stays ? 'noreferrer' : undefined}
      onClick={takeAlong}
    >
      {text('account.password.forgot')}
      {stays ? <span className="hidden"> ({text('account.newTab')})</span> : null}
    </a>
  );
}
