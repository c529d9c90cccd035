import type { LoginRequest } from '@fairhall/core/app/login-request';
import { gatewayError } from '@fairhall/core/contract/error';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { toastLine } from '../overlay/toast-line.ts';
import { closeLogin, useLogin } from './app-host.ts';
import { loadPart, parts } from './parts.ts';
import { NO_LOGIN, type ShownLogin, shownLogin } from './shown-login.ts';

const loadModal = async () => (await loadPart(parts.login)).LoginModal;

type Modal = Awaited<ReturnType<typeof loadModal>>;

/** Fetches the code of the login early, when somebody is about to press for it. */
export function prepareLogin(): void {
  loadModal().catch(() => undefined);
}

/** Where the login opens over the page; its code comes with the first one. */
export function LoginOutlet() {
  const login = useLogin();
  const request = login.state === 'modal' ? login.request : null;
  const Modal = useModal(request !== null);
  const [shown, remove] = useShown(request);
  if (Modal === null || shown.request === null) return null;
  return <Modal key={shown.key} request={shown.request} open={shown.isOpen} onRemoved={() => remove(shown.key)} />;
}

function useShown(request: LoginRequest | null): readonly [ShownLogin, (key: number) => void] {
  const [shown, setShown] = useState(NO_LOGIN);
  useEffect(() => setShown((before) => shownLogin(before, request)), [request]);
  const remove = useCallback(
    (key: number) => setShown((now) => (now.key === key ? { ...now, request: null } : now)),
    [],
  );
  return [shown, remove];
}

/** Whoever cannot have it is told, and nothing waits any longer. */
function useModal(isWanted: boolean): ComponentType<Parameters<Modal>[0]> | null {
  const [Modal, setModal] = useState<Modal | null>(null);
  useEffect(() => {
    if (!isWanted || Modal !== null) return;
    loadModal().then(
      (loaded) => setModal(() => loaded),
      () => {
        toastLine.ask({ type: 'request.failed', error: gatewayError('NETWORK_ERROR') });
        void closeLogin();
      },
    );
  }, [isWanted, Modal]);
  return Modal;
}
