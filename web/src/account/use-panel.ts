import type { FormKind, MessageAction } from '@fairhall/core/account/address-check';
import { formatClauseRequired } from '@fairhall/core/account/clause';
import type { FormView } from '@fairhall/core/account/form.view';
import { hasEmail } from '@fairhall/core/account/panel.context';
import type { PanelEmitted, PanelEvent } from '@fairhall/core/account/panel.machine';
import { type PanelView, panelEcho, panelStart, panelWaiting } from '@fairhall/core/account/panel.view';
import type { PanelOpening } from '@fairhall/core/account/panel-opening';
import { findSiteById } from '@fairhall/core/site/sites';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusField } from '../forms/focus-field.ts';
import { takeOver, useInvalidFocus } from '../forms/use-form.ts';
import { useLogin } from '../login/use-login.ts';
import { toastQueue } from '../overlay/toast-queue.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { waitForFirstInteraction, waitForInteractionIn } from '../page/first-interaction.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';

export interface PanelFlow extends UsedFlow<PanelView, PanelEvent> {
  /** Resolves at the first interaction with the panel. */
  readonly whenUsed: () => Promise<void>;
  /** Switches to the other form with the same address, as a message offers. */
  readonly follow: (action: MessageAction) => void;
}

export interface PanelOptions {
  readonly root: RefObject<HTMLElement | null>;
  /** True if the panel opened over a page; then only interaction inside it counts as the first use. */
  readonly isOverPage: boolean;
}

/**
 * The flow behind the forms below `root`. It loads at the first interaction, or at once if a known address decides
 * between the forms. `onEmitted` receives the event of a successful login.
 */
export function usePanel(
  opening: Omit<PanelOpening, 'device' | 'countryId'>,
  options: PanelOptions,
  onEmitted: (event: PanelEmitted) => void,
): PanelFlow {
  const { device, siteId, appVersion } = useBoot();
  const whenUsed = useFirstUse(options);
  const listener = useRef(onEmitted);
  listener.current = onEmitted;
  const panel = { ...opening, device, countryId: findSiteById(siteId)?.countryId ?? undefined };
  const flow = useFlow<PanelView, PanelEvent>({
    start: panelStart(panel),
    echo: panelEcho,
    isRequest: ({ type }) => type === 'form.submitted',
    waiting: panelWaiting,
    atOnce: hasEmail(opening),
    when: whenUsed,
    open: async (ports) => {
      const { openPanel } = await loadModule(() => import('@fairhall/core/account/page'));
      return openPanel(ports, { ...panel, appVersion }, (event) => listener.current(event));
    },
  });
  const { view, send } = flow;
  // Only on mount; later input sends its own events.
  useEffect(() => takeOverForms(flow, options.root.current), []);
  useInvalidNotices(view.login, options.root);
  useInvalidNotices(view.register, options.root);
  return { view, send, whenUsed, follow: useFollow(send) };
}

/**
 * Waits for the first interaction with the panel. The app handles the login, so its code loads while the user types.
 */
function useFirstUse({ root, isOverPage }: PanelOptions): () => Promise<void> {
  const login = useLogin();
  // Created during render: the effects of child components run before the panel's own and already wait for it.
  const [used] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    const first = isOverPage && root.current !== null ? waitForInteractionIn(root.current) : waitForFirstInteraction();
    void first.then(used.resolve);
    used.promise.then(() => login?.load()).catch(() => undefined);
  }, [isOverPage, root, used, login]);
  return () => used.promise;
}

/** Switches to the other form and focuses its password field; on a phone that field appears only after the switch. */
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

/** The name of a form's field, as its element and `data-field` have it. */
export const fieldName = (form: FormKind, field: 'email' | 'password' | 'clause' | 'interests'): string =>
  `${form}-${field}`;

/**
 * Sends the input from before the script loaded to the flow: typed values, values that the browser filled in, and an
 * unticked clause. A-22
 */
function takeOverForms({ view, send }: UsedFlow<PanelView, PanelEvent>, root: HTMLElement | null): void {
  for (const form of ['login', 'register'] as const) {
    takeOver(root, [fieldName(form, 'email')], (_, value) => {
      // The flow itself checks the address that the panel opened with.
      if (value !== view[form].email.value) send({ type: 'email.filled', form, value });
    });
    takeOver(root, [fieldName(form, 'password')], (_, value) => send({ type: 'password.changed', form, value }));
  }
  const clause = root?.querySelector<HTMLInputElement>(`input[name="${fieldName('register', 'clause')}"]`);
  if (clause && clause.checked !== view.register.clause?.checked) send({ type: 'clause.toggled', form: 'register' });
}

/** Shows a toast as well if the clause was not accepted.   */
function useInvalidNotices({ kind, refusals, focus, clause }: FormView, root: PanelOptions['root']): void {
  const texts = useTexts();
  useInvalidFocus(refusals, focus && fieldName(kind, focus), root);
  const consentRefusals = clause?.refusals ?? 0;
  useEffect(() => {
    if (consentRefusals > 0)
      toastQueue.add({ type: 'toast.requested', message: { text: formatClauseRequired(texts) } });
  }, [consentRefusals, texts]);
}
