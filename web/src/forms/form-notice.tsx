import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './form-notice.module.css';

interface FormNoticeProps {
  readonly kind: 'limit' | 'failure';
  readonly role?: 'alert';
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** What one has to know before going on with a form, in a box of its own. */
export function FormNotice({ kind, role, children, action }: FormNoticeProps) {
  return (
    <p className={styles.notice} role={role} data-notice={kind} tabIndex={-1}>
      <Icon name="warning" small />
      <span>{children}</span>
      {action}
    </p>
  );
}

interface FormLineProps {
  readonly kind: 'hint' | 'failure';
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** What stands in the way of one thing, beside it. A hint is no failure: nothing was tried. */
export function FormLine({ kind, role, children }: FormLineProps) {
  return (
    <p className={styles.line} role={role} data-notice={kind} tabIndex={-1}>
      <Icon name="warning" small />
      <span>{children}</span>
    </p>
  );
}

interface SendFailureProps {
  /** Null while nothing went wrong. */
  readonly message: DisplayMessage | null;
  /** The form's own sentence around a reason that came from elsewhere. */
  readonly failed: (reason: string) => string;
  /** How the keys of the form's own sentences begin, which say all by themselves. */
  readonly own?: string;
}

/** Beside the button, for as long as it lasts: it has not been sent, and nothing is lost. A failure has its toast as well. */
export function SendFailure({ message, failed, own }: SendFailureProps) {
  const texts = useTexts();
  if (message === null) return null;
  const reason = toDisplayText(texts, message);
  if (own === undefined || !('key' in message && message.key.startsWith(own))) {
    return <FormLine kind="failure">{failed(reason)}</FormLine>;
  }
  return (
    <FormLine kind="hint" role="alert">
      {reason}
    </FormLine>
  );
}

/** Why a form was not sent, where no field is wrong and no toast says it. */
export function FormFailure({ message }: { message: DisplayMessage | null }) {
  const texts = useTexts();
  return (
    <div aria-live="assertive">
      {message === null ? null : <FormNotice kind="failure">{toDisplayText(texts, message)}</FormNotice>}
    </div>
  );
}

/** What is good to know of a form, beside a sign. */
export function FormHint({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
