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

/** Renders the registration form that an action on the page requires. Leaving the page closes the form. */
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

/** Reports "not registered" to the waiting action. This has no effect if a result was already reported. */
function closeForm(now: OpenForm | null): OpenForm | null {
  now?.end(FORM_NOT_REGISTERED);
  return now && { ...now, isOpen: false };
}

/**
 * Shows requested forms. The code is loaded with the first form; on failure the waiting action gets "not registered".
 */
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
