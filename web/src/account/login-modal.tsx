import type { PanelEmitted } from '@fairhall/core/account/panel.machine';
import { panelOverPage } from '@fairhall/core/app/login-panel';
import type { LoginRequest } from '@fairhall/core/app/login-request';
import type { Device } from '@fairhall/core/site/device';
import { useEffect, useRef } from 'react';
import { fieldId, focusField } from '../forms/focus-field.ts';
import { useLogin } from '../login/use-login.ts';
import { OverlayFrame, type OverlayShape } from '../overlay/overlay-frame.tsx';
import { ToastHost } from '../overlay/toast-host.tsx';
import { toastQueue } from '../overlay/toast-queue.ts';
import { useMovable } from '../overlay/use-movable.ts';
import { useRemoval } from '../overlay/use-removal.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLogo } from '../ui/site-logo.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useKnownEmail } from './known-email.ts';
import styles from './login-modal.module.css';
import { fieldName, type PanelFlow, usePanel } from './use-panel.ts';

interface LoginModalProps {
  readonly request: LoginRequest;
  /** False once the user or the app has closed it. */
  readonly open: boolean;
  readonly onRemoved: () => void;
}

/**
 * The login over the page: movable on a PC, full screen on a phone. It is removed 200 ms after it was closed.
 * to 
 */
export function LoginModal({ request, open, onRemoved }: LoginModalProps) {
  const { device } = useBoot();
  const { mustLogin, variant } = request;
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const login = useLogin();
  const handleEmitted = (event: PanelEmitted) => {
    // A user who closes the modal while the login is being sent has cancelled it.
    if (open && event.type === 'login.succeeded') void login?.send(event);
  };
  const flow = usePanel(panelOverPage(request), { root: content, isOverPage: true }, handleEmitted);
  useKnownEmail(flow, null);
  const close = () => {
    if (flow.view.closable) void login?.close();
  };
  const state = useRemoval(open, onRemoved);
  const move = useMovable(box);
  const title = useTitle(request);
  useFirstFocus(flow, device);
  return (
    <OverlayFrame
      name="login"
      label={title.text}
      shape={getShape(device, variant)}
      state={state}
      className={`${styles.modal} ${variant === 'simple' ? styles.small : ''}`}
      box={box}
      first={() => findFirstField(flow, device) ?? content.current}
      onDismiss={close}
    >
      <Head title={title} close={flow.view.closable ? close : null} move={move} />
      <div ref={content} className={styles.content} tabIndex={-1}>
        {device === 'pc' || variant === 'simple' ? null : <LoginIntro request={request} />}
        <AccountPanel flow={flow} stays={request.forTask || mustLogin} />
      </div>
      <ToastHost queue={toastQueue} />
    </OverlayFrame>
  );
}

/** Returns the shape of the modal.  */
function getShape(device: Device, variant: LoginRequest['variant']): OverlayShape {
  if (device === 'pc') return 'modal';
  return variant === 'simple' ? 'slider' : 'screen';
}

/** On a PC the first empty field gets the focus. On a phone none does, since the keyboard would cover the form. */
function getFirstFieldName({ view: { state, tab, login, register } }: PanelFlow, device: Device): string | null {
  if (device !== 'pc' || state !== 'open') return null;
  const { email } = tab === 'login' ? login : register;
  return fieldName(tab, email.value === '' ? 'email' : 'password');
}

function findFirstField(flow: PanelFlow, device: Device): HTMLElement | null {
  const name = getFirstFieldName(flow, device);
  return name === null ? null : document.getElementById(fieldId(name));
}

/**
 * Focuses the first field when the panel opens later than its frame, as it does while a known address is being checked.
 */
function useFirstFocus(flow: PanelFlow, device: Device): void {
  const name = getFirstFieldName(flow, device);
  const isOpen = name !== null;
  useEffect(() => {
    if (name !== null) focusField(name);
    // Only on opening; a form that is chosen later manages its own focus.
  }, [isOpen, device]);
}

interface Title {
  readonly text: string;
  /** False on a phone, where the full screen needs no visible title. */
  readonly isShown: boolean;
}

function useTitle({ reason, variant }: LoginRequest): Title {
  const { device } = useBoot();
  const { text } = useTexts();
  const isShown = device === 'pc' || variant === 'simple';
  return { text: isShown && reason !== null ? text(reason.key, reason.values) : text('account.title'), isShown };
}

interface HeadProps {
  readonly title: Title;
  /** Null where only a login closes it. */
  readonly close: (() => void) | null;
  readonly move: ReturnType<typeof useMovable>;
}

function Head({ title, close, move }: HeadProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const isMovable = device === 'pc';
  return (
    <header className={styles.head} {...(isMovable ? move.handle : {})}>
      {isMovable ? (
        <button type="button" className={styles.grip} aria-label={text('account.move')} {...move.grip}>
          <Icon name="grip" />
        </button>
      ) : null}
      <h2 className={title.isShown ? undefined : 'hidden'}>{title.text}</h2>
      {close === null ? null : (
        <button type="button" className={styles.close} aria-label={text('account.close')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}

function LoginIntro({ request: { reason } }: { request: LoginRequest }) {
  const { brand } = useBoot();
  const { text } = useTexts();
  return (
    <div className={styles.intro}>
      <SiteLogo brand={brand} />
      {reason === null ? null : <p>{text(reason.key, reason.values)}</p>}
    </div>
  );
}
