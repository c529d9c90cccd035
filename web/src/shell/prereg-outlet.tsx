import type { AskedForm } from '@fairhall/core/preregistration/entry';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { showAskedForms } from '../page/asked-forms.ts';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/part.ts';
import { preregModal } from './parts.ts';
import { tellOffline } from './tell-offline.ts';

type Modal = Awaited<ReturnType<typeof preregModal.load>>['PreregModal'];

interface Shown {
  readonly key: number;
  readonly form: AskedForm;
  readonly end: (isRegistered: boolean) => void;
  readonly isOpen: boolean;
  readonly Modal: Modal;
}

/**
 * The place of the form that something on the page waits for. Its code comes with the first one; where that fails, what
 * waits is told that nobody has registered. A form ends with its page.
 */
export function PreregOutlet() {
  const [shown, setShown] = useState<Shown | null>(null);
  const ensureTexts = useEnsureTexts();
  const { pathname } = useLocation();
  const close = useCallback(
    (key: number) => setShown((now) => (now?.key === key ? { ...now, isOpen: false } : now)),
    [],
  );
  useEffect(() => {
    let keys = 0;
    return showAskedForms((form, end) => {
      loadPart(preregModal, ensureTexts).then(
        ({ PreregModal }) => {
          keys += 1;
          const key = keys;
          setShown((before) => {
            before?.end(false);
            return { key, form, end, isOpen: true, Modal: PreregModal };
          });
        },
        () => {
          tellOffline();
          end(false);
        },
      );
    });
  }, [ensureTexts]);
  useEffect(
    () => () =>
      setShown((now) => {
        now?.end(false);
        return now && { ...now, isOpen: false };
      }),
    [pathname],
  );
  if (shown === null) return null;
  const { key, form, end, isOpen, Modal } = shown;
  return (
    <Modal
      key={key}
      form={form}
      open={isOpen}
      onEnd={end}
      onClose={() => close(key)}
      onRemoved={() => setShown((now) => (now?.key === key ? null : now))}
    />
  );
}
