import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useEnsureTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { FORM_NOT_REGISTERED, type FormEnd, provideFormHost } from '../page/requested-forms.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { preregistrationModal } from './parts.ts';

type Modal = Awaited<ReturnType<typeof preregistrationModal.load>>['PreregistrationModal'];

interface OpenForm {
  readonly key: number;
  readonly form: RequiredRegistration;
  readonly end: (end: FormEnd) => void;
  readonly isOpen: boolean;
  readonly Modal: Modal;
}

type SetOpenForm = Dispatch<SetStateAction<OpenForm | null>>;

/** The place of the form that something on the page waits for. A form ends with its page. */
export function PreregistrationOutlet() {
  const [shown, setShown] = useState<OpenForm | null>(null);
  const { pathname } = useLocation();
  useRequestedForms(setShown);
  useEffect(() => () => setShown(closeForm), [pathname]);
  if (shown === null) return null;
  const { key, form, end, isOpen, Modal } = shown;
  const isThisForm = (now: OpenForm | null) => now?.key === key;
  const handleEnd = (ended: FormEnd) => {
    end(ended);
    setShown((now) => (isThisForm(now) ? closeForm(now) : now));
  };
  const handleRemoved = () => setShown((now) => (isThisForm(now) ? null : now));
  return <Modal key={key} form={form} open={isOpen} onEnd={handleEnd} onRemoved={handleRemoved} />;
}

/** Whatever waits for it is told that nobody has registered, unless it knows better already. */
function closeForm(now: OpenForm | null): OpenForm | null {
  now?.end(FORM_NOT_REGISTERED);
  return now && { ...now, isOpen: false };
}

/** Shows what is asked for. The code comes with the first form; where that fails, what waits is told that nobody has registered. */
function useRequestedForms(setShown: SetOpenForm): void {
  const ensureTexts = useEnsureTexts();
  useEffect(() => {
    let keys = 0;
    return provideFormHost((form, end) => {
      const show = ({ PreregistrationModal: Modal }: { readonly PreregistrationModal: Modal }) => {
        keys += 1;
        const next = { key: keys, form, end, isOpen: true, Modal };
        setShown((before) => {
          closeForm(before);
          return next;
        });
      };
      loadPart(preregistrationModal, ensureTexts).then(show, () => {
        showOfflineNotice();
        end(FORM_NOT_REGISTERED);
      });
    });
  }, [ensureTexts, setShown]);
}
