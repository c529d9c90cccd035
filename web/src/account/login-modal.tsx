import type { PanelFact } from '@fairhall/core/account/panel.machine';
import type { LoginRequest } from '@fairhall/core/app/login-request';
import { modalMachine } from '@fairhall/core/overlay/modal.machine';
import { modalView } from '@fairhall/core/overlay/modal.view';
import type { Device } from '@fairhall/core/site/device';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useId, useRef } from 'react';
import { focusField } from '../forms/focus-field.ts';
import { useLogin } from '../login/use-login.ts';
import { ToastHost } from '../overlay/toast-host.tsx';
import { toastLine } from '../overlay/toast-line.ts';
import { useMask } from '../overlay/use-mask.ts';
import { useMovable } from '../overlay/use-movable.ts';
import { useStaticDialog } from '../overlay/use-static-dialog.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './login-modal.module.css';
import { fieldName, type PanelFlow, usePanel } from './use-panel.ts';

interface LoginModalProps {
  readonly request: LoginRequest;
  /** False once it has been closed, by whomever. */
  readonly open: boolean;
  readonly onRemoved: () => void;
}

/** The login over the page: movable on a PC, full screen on a phone; gone 200 ms after it was closed.  */
export function LoginModal({ request, open, onRemoved }: LoginModalProps) {
  const { device } = useBoot();
  const id = useId();
  const { tab, email, mustLogin, variant } = request;
  const content = useRef<HTMLDivElement>(null);
  const flow = usePanel(
    { tab, email: email ?? '', mustLogin, variant },
    { root: content, isOverPage: true },
    useTell(),
  );
  const dialog = useStaticDialog(content);
  const state = useRemoval(open, onRemoved);
  const close = () => flow.send({ type: 'panel.closed' });
  const mask = useMask(dialog.ref, close);
  const move = useMovable(dialog.ref);
  useFirstFocus(flow, device);
  return (
    <dialog
      {...dialog}
      {...mask}
      className={styles.modal}
      aria-labelledby={`${id}-title`}
      data-overlay="login"
      data-shape={shapeOf(device, variant)}
      data-state={state}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        dialog.onKeyDown(event);
        if (event.key === 'Escape') close();
      }}
    >
      <Head id={`${id}-title`} request={request} flow={flow} move={move} />
      <div ref={content} className={styles.content} tabIndex={-1}>
        {device === 'pc' || variant === 'simple' ? null : <Intro request={request} />}
        <AccountPanel flow={flow} stays={request.forTask || mustLogin} />
      </div>
      <ToastHost line={toastLine} />
    </dialog>
  );
}

type Shape = 'wide' | 'screen' | 'small' | 'sheet';

/** */
function shapeOf(device: Device, variant: LoginRequest['variant']): Shape {
  if (device === 'pc') return variant === 'simple' ? 'small' : 'wide';
  return variant === 'simple' ? 'sheet' : 'screen';
}

function useTell(): (fact: PanelFact) => void {
  const login = useLogin();
  return useCallback((fact) => void (fact.type === 'panel.dismissed' ? login?.close() : login?.send(fact)), [login]);
}

/** The state of the modal, which tells when it may be taken out of the page.  */
function useRemoval(open: boolean, onRemoved: () => void): string {
  const [snapshot, send] = useMachine(modalMachine, { input: { closable: true } });
  const { state, present } = modalView(snapshot);
  useEffect(() => send({ type: 'modal.shown' }), [send]);
  useEffect(() => {
    if (!open) send({ type: 'modal.closed' });
  }, [open, send]);
  useEffect(() => {
    if (!present) onRemoved();
  }, [present, onRemoved]);
  return state;
}

/** On a PC one may type at once, beginning with what is not known yet; on a phone the keyboard would cover the form. */
function useFirstFocus({ view: { state, tab, login, register } }: PanelFlow, device: Device): void {
  const isOpen = state === 'open';
  const { email } = tab === 'login' ? login : register;
  useEffect(() => {
    if (device === 'pc' && isOpen) focusField(fieldName(tab, email.value === '' ? 'email' : 'password'));
    // Where it is opened; what is chosen later keeps its own focus.
  }, [isOpen, device]);
}

interface HeadProps {
  readonly id: string;
  readonly request: LoginRequest;
  readonly flow: PanelFlow;
  readonly move: ReturnType<typeof useMovable>;
}

function Head({ id, request: { reason, variant }, flow, move }: HeadProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const isWide = device === 'pc';
  const isTitled = isWide || variant === 'simple';
  return (
    <header className={styles.head} {...(isWide ? move.handle : {})}>
      {isWide ? (
        <button type="button" className={styles.grip} aria-label={text('account.move')} {...move.grip}>
          <Icon name="grip" />
        </button>
      ) : null}
      <h2 id={id} className={isTitled ? undefined : 'hidden'}>
        {isTitled && reason !== null ? text(reason.key, reason.values) : text('account.title')}
      </h2>
      {flow.view.closable ? (
        <button
          type="button"
          className={styles.close}
          aria-label={text('account.close')}
          onClick={() => flow.send({ type: 'panel.closed' })}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </header>
  );
}

function Intro({ request: { reason } }: { request: LoginRequest }) {
  const { text } = useTexts();
  return (
    <div className={styles.intro}>
      <Logo />
      {reason === null ? null : <p>{text(reason.key, reason.values)}</p>}
    </div>
  );
}
