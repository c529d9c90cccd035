import type { LoginRequest } from '@fairhall/core/app/login-request';
import { gatewayError } from '@fairhall/core/contract/error';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { toastLine } from '../overlay/toast-line.ts';
import { appHost, tellApp, useAppView } from './app-host.ts';
import { loadPart, parts } from './parts.ts';

const loadModal = async () => (await loadPart(parts.login)).LoginModal;

type Modal = Awaited<ReturnType<typeof loadModal>>;

/** Fetches the code of the login early, when somebody is about to press for it. */
export function prepareLogin(): void {
  loadModal().catch(() => undefined);
  appHost.load().catch(() => undefined);
}

interface Shown {
  readonly request: LoginRequest;
  readonly key: number;
}

/** Where the login opens over the page; its code comes with the first one. */
export function LoginOutlet() {
  const login = useAppView()?.login;
  const request = login?.state === 'modal' ? login.request : null;
  const [shown, setShown] = useState<Shown | null>(null);
  const Modal = useModal(request !== null);
  const opened = useRef(0);
  useEffect(() => {
    if (request === null) return;
    opened.current += 1;
    setShown({ request, key: opened.current });
  }, [request]);
  const remove = useCallback((key: number) => setShown((now) => (now?.key === key ? null : now)), []);
  if (Modal === null || shown === null) return null;
  return (
    <Modal
      key={shown.key}
      request={shown.request}
      open={shown.request === request}
      onRemoved={() => remove(shown.key)}
    />
  );
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
        void tellApp({ type: 'login.closed' });
      },
    );
  }, [isWanted, Modal]);
  return Modal;
}
