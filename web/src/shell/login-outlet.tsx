import type { LoginRequest } from '@fairhall/core/app/login-request';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useLogin, useLoginRequest } from '../login/use-login.ts';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { type LoginOverlay, NO_LOGIN, updateLoginOverlay } from './login-overlay.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { loginModal } from './parts.ts';

type Modal = Awaited<ReturnType<typeof loginModal.load>>['LoginModal'];

/** Loads the login with its texts. */
function useLoadModal(): () => Promise<Modal> {
  const ensureTexts = useEnsureTexts();
  return useCallback(async () => (await loadPart(loginModal, ensureTexts)).LoginModal, [ensureTexts]);
}

/** Returns a function that loads the login's code before it is opened. */
export function usePrepareLogin(): () => void {
  const loadModal = useLoadModal();
  return useCallback(() => void loadModal().catch(() => undefined), [loadModal]);
}

/** Renders the login over the page. Its code is loaded when the first one opens. */
export function LoginOutlet() {
  const login = useLoginRequest();
  const request = login.state === 'modal' ? login.request : null;
  const Modal = useModal(request !== null);
  const [shown, remove] = useLoginOverlay(request);
  if (Modal === null || shown.request === null) return null;
  return <Modal key={shown.key} request={shown.request} open={shown.isOpen} onRemoved={() => remove(shown.key)} />;
}

function useLoginOverlay(request: LoginRequest | null): readonly [LoginOverlay, (key: number) => void] {
  const [shown, setShown] = useState(NO_LOGIN);
  useEffect(() => setShown((before) => updateLoginOverlay(before, request)), [request]);
  const remove = useCallback(
    (key: number) => setShown((now) => (now.key === key ? { ...now, request: null } : now)),
    [],
  );
  return [shown, remove];
}

/**
 * Returns the modal once its code is loaded. On failure it shows an error and closes the login, so that nothing waits
 * for it forever.
 */
function useModal(isWanted: boolean): ComponentType<Parameters<Modal>[0]> | null {
  const [Modal, setModal] = useState<Modal | null>(null);
  const login = useLogin();
  const loadModal = useLoadModal();
  useEffect(() => {
    if (!isWanted || Modal !== null) return;
    loadModal().then(
      (loaded) => setModal(() => loaded),
      () => {
        showOfflineNotice();
        void login?.close();
      },
    );
  }, [isWanted, Modal, login, loadModal]);
  return Modal;
}
