import { clauseText } from '@fairhall/core/account/clause';
import type { FormView } from '@fairhall/core/account/form.view';
import { type PanelEvent, type PanelFact, panelMachine, providePanel } from '@fairhall/core/account/panel.machine';
import { type PanelView, panelView } from '@fairhall/core/account/panel.view';
import type { PanelOpening } from '@fairhall/core/account/panel-opening';
import type { FormKind, MessageAction } from '@fairhall/core/account/verdict';
import { err, ok, type Result } from '@fairhall/core/result';
import { siteById } from '@fairhall/core/site/sites';
import { useMachine } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import { focusField } from '../forms/focus-field.ts';
import { useLogin } from '../login/use-login.ts';
import { toastLine } from '../overlay/toast-line.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { firstInteraction, firstInteractionIn } from '../page/first-interaction.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { createPanelPorts } from './panel-ports.ts';

type PanelActor = ActorRefFrom<typeof panelMachine>;

export interface PanelFlow {
  readonly view: PanelView;
  /** Resolves when somebody begins to use it. */
  readonly sign: () => Promise<void>;
  readonly send: (event: PanelEvent) => void;
  /** Goes to the other form with the address, as a message says. */
  readonly follow: (action: MessageAction) => void;
  /** Sends a form; the answer says whether it went well. */
  readonly submit: (form: FormKind) => Promise<Result<unknown, unknown>>;
}

export interface PanelPlace {
  readonly root: RefObject<HTMLElement | null>;
  /** Whoever opened it was there before, so what is done inside it counts. */
  readonly isOverPage: boolean;
}

/**
 * The flow behind the forms below `root`, which tells of a login and of being closed. On the server it stands as it begins.
 * What it asks the gateway, and the app that takes a login, are fetched when somebody begins to use it.
 */
export function usePanel(
  opening: Omit<PanelOpening, 'device' | 'countryId'>,
  { root, isOverPage }: PanelPlace,
  tell: (fact: PanelFact) => void,
): PanelFlow {
  const source = usePortsSource();
  const boot = useBoot();
  const login = useLogin();
  const [used] = useState(() => Promise.withResolvers<void>());
  const [machine] = useState(() =>
    source === null ? panelMachine : providePanel(createPanelPorts(source, boot, used.promise)),
  );
  const countryId = siteById(boot.siteId)?.countryId ?? undefined;
  const input = { ...opening, device: boot.device, countryId };
  const [snapshot, send, actor] = useMachine(machine, { input });
  const view = panelView(snapshot);
  useEffect(() => {
    const subscription = actor.on('*', tell);
    return () => subscription.unsubscribe();
  }, [actor, tell]);
  useEffect(() => {
    const sign = isOverPage && root.current !== null ? firstInteractionIn(root.current) : firstInteraction();
    void sign.then(used.resolve);
    // A login is taken by the app, so its code comes while the address is being typed.
    used.promise.then(() => login?.load()).catch(() => undefined);
  }, [isOverPage, root, used, login]);
  useEffect(() => takeOver(actor, root.current), [actor, root]);
  useRefusals(view.login);
  useRefusals(view.register);
  return {
    view,
    sign: () => used.promise,
    send,
    follow: useFollow(send),
    submit: useCallback((form: FormKind) => sendOff(actor, form), [actor]),
  };
}

/** The keyboard goes on where the next thing is to be typed, which on a phone is there a moment later. */
function useFollow(send: PanelFlow['send']): PanelFlow['follow'] {
  const [followed, setFollowed] = useState<{ readonly form: FormKind } | null>(null);
  useEffect(() => {
    if (followed !== null) focusField(fieldName(followed.form, 'password'));
  }, [followed]);
  return (action) => {
    const isLogin = action === 'switchToLogin';
    send({ type: isLogin ? 'login.advised' : 'registration.advised' });
    setFollowed({ form: isLogin ? 'login' : 'register' });
  };
}

/** The name of a form's field, as its element and its mark have it. */
export const fieldName = (form: FormKind, field: 'email' | 'password' | 'clause' | 'interests'): string =>
  `${form}-${field}`;

/** Takes over what was typed, or filled in by the browser, before the page's script was there. A-22 */
function takeOver(actor: PanelActor, root: HTMLElement | null): void {
  for (const form of ['login', 'register'] as const) {
    const typed = (field: 'email' | 'password') => {
      const input = root?.querySelector<HTMLInputElement>(`input[name="${fieldName(form, field)}"]`);
      return input?.value ?? '';
    };
    const [email, password] = [typed('email'), typed('password')];
    if (email !== '') actor.send({ type: 'email.filled', form, value: email });
    if (password !== '') actor.send({ type: 'password.changed', form, value: password });
  }
}

/** At each refusal the focus goes to the first wrong field; a clause that was not accepted is told in a toast.   */
function useRefusals({ kind, refusals, focus, clause }: FormView): void {
  const texts = useTexts();
  // The focus moves at each refusal, not when the first wrong field becomes another one while typing.
  useEffect(() => {
    if (refusals > 0 && focus !== null) focusField(fieldName(kind, focus));
  }, [refusals]);
  const refusedClauses = clause?.refusals ?? 0;
  useEffect(() => {
    if (refusedClauses > 0) toastLine.ask({ type: 'toast.requested', message: { text: clauseText(texts) } });
  }, [refusedClauses, texts]);
}

async function sendOff(actor: PanelActor, form: FormKind): Promise<Result<unknown, unknown>> {
  actor.send({ type: 'form.submitted', form });
  const settled = await waitFor(actor, (snapshot) => !snapshot.context[form].busy || snapshot.status === 'done');
  return settled.matches('done') ? ok(null) : err(settled.context[form].message);
}
