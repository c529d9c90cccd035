import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { Toast } from '@fairhall/core/overlay/toast';
import { toastMachine } from '@fairhall/core/overlay/toast.machine';
import { toastView } from '@fairhall/core/overlay/toast.view';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './toast-host.module.css';
import type { ToastQueue } from './toast-queue.ts';

const TOAST_ICONS = { error: 'warning', success: 'check', info: 'mail' } as const satisfies Record<
  Toast['tone'],
  IconName
>;

/** The toasts of the page: each text once, removed after a time or by its button.   */
export function ToastHost({ queue }: { queue: ToastQueue }) {
  const texts = useTexts();
  const [snapshot, send] = useMachine(toastMachine);
  useEffect(() => queue.receive(send), [queue, send]);
  const { toasts } = toastView(snapshot);
  return (
    <div className={styles.host} data-overlay="toasts">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          role={toast.tone === 'error' ? 'alert' : 'status'}
          data-tone={toast.tone}
        >
          <Icon name={TOAST_ICONS[toast.tone]} />
          <p>
            {toDisplayText(texts, toast.message)}{' '}
            {toast.link === undefined ? null : (
              <a href={toast.link.href}>{texts.text(toast.link.text.key, toast.link.text.values)}</a>
            )}
          </p>
          <button
            type="button"
            aria-label={texts.text('toast.close')}
            onClick={() => send({ type: 'toast.dismissed', id: toast.id })}
          >
            <Icon name="close" small />
          </button>
        </div>
      ))}
    </div>
  );
}
