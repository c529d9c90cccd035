import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './form-notice.module.css';

interface FormNoticeProps {
  readonly kind: 'limit' | 'failure';
  readonly role?: 'alert';
  readonly children: ReactNode;
  /** A button that resolves the notice. */
  readonly action?: ReactNode;
}

/** An important notice about a form, in a box of its own. */
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

/** A line beside the thing that it blocks. A hint is not a failure, since nothing was attempted. */
export function FormLine({ kind, role, children }: FormLineProps) {
  return (
    <p className={styles.line} role={role} data-notice={kind} tabIndex={-1}>
      <Icon name="warning" small />
      <span>{children}</span>
    </p>
  );
}

interface SendFailureProps {
  /** Null without a failure. */
  readonly message: DisplayMessage | null;
  /** Wraps a reason from another feature into the form's own sentence. */
  readonly failed: (reason: string) => string;
  /** Prefix of the form's own message keys; those messages need no wrapping sentence. */
  readonly own?: string;
}

/**
 * A failed submit, shown beside the button until it is resolved: the form was not sent, and no input is lost. A toast
 * shows the failure as well.
 */
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

/** Why a form was not sent, if no field is invalid and no toast says so. */
export function FormFailure({ message }: { message: DisplayMessage | null }) {
  const texts = useTexts();
  return (
    <div aria-live="assertive">
      {message === null ? null : <FormNotice kind="failure">{toDisplayText(texts, message)}</FormNotice>}
    </div>
  );
}

/** A hint about a form, beside an icon. */
export function FormHint({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className={styles.hint}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
