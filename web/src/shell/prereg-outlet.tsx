import type { AskedForm } from '@fairhall/core/preregistration/entry';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type FormEnd, NOT_REGISTERED, showAskedForms } from '../page/asked-forms.ts';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/part.ts';
import { preregModal } from './parts.ts';
import { tellOffline } from './tell-offline.ts';

type Modal = Awaited<ReturnType<typeof preregModal.load>>['PreregModal'];

interface OpenForm {
  readonly key: number;
  readonly form: AskedForm;
  readonly end: (end: FormEnd) => void;
  readonly isOpen: boolean;
  readonly Modal: Modal;
}

type SetShown = Dispatch<SetStateAction<OpenForm | null>>;

/** The place of the form that something on the page waits for. A form ends with its page. */
export function PreregOutlet() {
  const [shown, setShown] = useState<OpenForm | null>(null);
  const { pathname } = useLocation();
  useAskedForms(setShown);
  useEffect(() => () => setShown(closed), [pathname]);
  if (shown === null) return null;
  const { key, form, end, isOpen, Modal } = shown;
  const isMine = (now: OpenForm | null) => now?.key === key;
  const onEnd = (ended: FormEnd) => {
    end(ended);
    setShown((now) => (isMine(now) ? closed(now) : now));
  };
  const onRemoved = () => setShown((now) => (isMine(now) ? null : now));
  return <Modal key={key} form={form} open={isOpen} onEnd={onEnd} onRemoved={onRemoved} />;
}

/** Whatever waits for it is told that nobody has registered, unless it knows better already. */
function closed(now: OpenForm | null): OpenForm | null {
  now?.end(NOT_REGISTERED);
  return now && { ...now, isOpen: false };
}

/** Shows what is asked for. The code comes with the first form; where that fails, what waits is told that nobody has registered. */
function useAskedForms(setShown: SetShown): void {
  const ensureTexts = useEnsureTexts();
  useEffect(() => {
    let keys = 0;
    return showAskedForms((form, end) => {
      const show = ({ PreregModal: Modal }: { readonly PreregModal: Modal }) => {
        keys += 1;
        const next = { key: keys, form, end, isOpen: true, Modal };
        setShown((before) => {
          closed(before);
          return next;
        });
      };
      loadPart(preregModal, ensureTexts).then(show, () => {
        tellOffline();
        end(NOT_REGISTERED);
      });
    });
  }, [ensureTexts, setShown]);
}
