import { isEmail } from '@fairhall/core/forms/email';
import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FieldScope } from '../forms/focus-field.ts';
import { useLogin, useSession } from '../login/use-login.ts';
import { OverlayFrame } from '../overlay/overlay-frame.tsx';
import { ToastHost } from '../overlay/toast-host.tsx';
import { toastQueue } from '../overlay/toast-queue.ts';
import { useRemoval } from '../overlay/use-removal.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { FORM_NOT_REGISTERED, type FormEnd } from '../page/requested-forms.ts';
import { Icon } from '../ui/icon.tsx';
import { toModalData, toPlanHrefs } from './modal-data.ts';
import type { PreregistrationFormData } from './preregistration-data.ts';
import { PreregistrationForm } from './preregistration-form.tsx';
import styles from './preregistration-modal.module.css';
import { ResultDialog } from './result-dialog.tsx';
import { type PreregistrationFormFlow, usePreregistration } from './use-preregistration.ts';

interface PreregistrationModalProps {
  readonly form: RequiredRegistration;
  /** False once the form has been closed, by the user or the page. */
  readonly open: boolean;
  /** Called once the registration is saved, or when the form is closed without one. */
  readonly onEnd: (end: FormEnd) => void;
  readonly onRemoved: () => void;
}

/**
 * The form over a page: centred on a PC, a bottom sheet on a phone. It closes once the registration is saved, and the
 * action that required it continues. A-41
 */
export function PreregistrationModal(props: PreregistrationModalProps) {
  const { user } = useSession();
  // A new key after a login fills in the form from the account. The device stores the typed values.
  return (
    <FieldScope value="modal-">
      <FormOverPage key={user === null ? 'nobody' : 'buyer'} {...props} />
    </FieldScope>
  );
}

function FormOverPage({ form, open, onEnd, onRemoved }: PreregistrationModalProps) {
  const boot = useBoot();
  const [data] = useState(() => toModalData(form, boot));
  const root = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const flow = usePreregistration(data, root);
  const state = useRemoval(open, onRemoved);
  const { sent } = flow.view;
  const isOver = sent !== null && sent.result === null;
  useEffect(() => {
    if (isOver) onEnd({ isRegistered: true, mail: sent.record.mail ?? null });
    // Runs once: after the registration is saved and any result dialog is closed.
  }, [isOver]);
  const leave = () => {
    if (!flow.view.sending && sent === null) onEnd(FORM_NOT_REGISTERED);
  };
  if (sent?.result) {
    const { exhibitionId } = form.loaded.exhibition;
    const close = () => flow.send({ type: 'result.closed' });
    const isMailPostponed = sent.record.mail === 'postponed';
    return open ? (
      <ResultDialog
        result={sent.result}
        exhibitionId={exhibitionId}
        isMailPostponed={isMailPostponed}
        next={toPlanHrefs(form.loaded.show, boot)}
        onClose={close}
      />
    ) : null;
  }
  return <FormFrame form={form} flow={flow} data={data} root={root} box={box} state={state} onLeave={leave} />;
}

interface FormFrameProps {
  readonly form: RequiredRegistration;
  readonly flow: PreregistrationFormFlow;
  readonly data: PreregistrationFormData;
  readonly root: RefObject<HTMLFormElement | null>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly state: ReturnType<typeof useRemoval>;
  readonly onLeave: () => void;
}

function FormFrame({ form, flow, data, root, box, state, onLeave }: FormFrameProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { name } = form.loaded.show;
  return (
    <OverlayFrame
      name="preregister"
      label={text('preregistrationPage.head.title', { exhibition: name })}
      shape={device === 'pc' ? 'modal' : 'slider'}
      state={state}
      className={styles.modal}
      box={box}
      first={() => box.current?.querySelector<HTMLElement>('button') ?? null}
      onDismiss={(by) => by === 'escape' && onLeave()}
    >
      <Head form={form} onLeave={onLeave} />
      <div className={styles.content} data-industry={form.loaded.show.industry}>
        <LoginHint email={flow.view.fields.find(({ name }) => name === 'email')?.value ?? ''} />
        <PreregistrationForm ref={root} flow={flow} data={data} />
      </div>
      <ToastHost queue={toastQueue} />
    </OverlayFrame>
  );
}

function Head({ form: { loaded, entryType }, onLeave }: Pick<FormFrameProps, 'form' | 'onLeave'>) {
  const { text } = useTexts();
  const exhibition = `\u2068${loaded.show.name}\u2069`;
  return (
    <header className={styles.head} data-industry={loaded.show.industry} data-entry={entryType}>
      <h2>{text('preregistrationPage.head.title', { exhibition })}</h2>
      <button type="button" aria-label={text('preregistrationPage.close')} onClick={onLeave}>
        <Icon name="close" />
      </button>
      {entryType === undefined ? null : <p>{text('preregistrationPage.entry')}</p>}
    </header>
  );
}

/**
 * Offers the small login to visitors who have an account, so that they need not type known details; it starts with the
 * address that they have typed. 
 */
function LoginHint({ email }: { email: string }) {
  const { text } = useTexts();
  const login = useLogin();
  const { isLoggedIn } = useSession();
  if (isLoggedIn) return null;
  const reason = { key: 'preregistrationPage.login.reason' } as const;
  const open = () => void login?.open({ variant: 'simple', reason, email: isEmail(email) ? email : null });
  return (
    <p className={styles.hint}>
      {text('preregistrationPage.login')}{' '}
      <button type="button" className="link" data-opens="login" onClick={open}>
        {text('preregistrationPage.login.open')}
      </button>
    </p>
  );
}
