import type { FormView } from '@fairhall/core/account/form.view';
import type { ReactNode } from 'react';
import { fieldId } from '../forms/focus-field.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './account-form.module.css';
import { fieldName, type PanelFlow } from './use-panel.ts';

/**
 * The terms that a new user accepts. Both texts open in a new tab, so the form keeps its values. 
 *
 */
export function ConsentField({ flow, form }: { flow: PanelFlow; form: FormView }) {
  const { text } = useTexts();
  const policy = hrefOf(useBoot())('privacyPolicy', {});
  const name = fieldName('register', 'clause');
  const id = fieldId(name);
  const newTab = <span className="hidden"> ({text('account.newTab')})</span>;
  return (
    <div className={styles.clause} data-field={name}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={form.clause?.checked ?? false}
        disabled={form.sending}
        aria-required
        onChange={() => flow.send({ type: 'clause.toggled', form: 'register' })}
      />
      <label htmlFor={id}>
        {fillLinks(text('register.clause', { privacy: TEXT_MARKS.privacy, terms: TEXT_MARKS.terms }), {
          privacy: (
            <a key="privacy" className="link" href={policy} target="_blank" rel="noreferrer">
              {text('register.privacyPolicy')}
              {newTab}
            </a>
          ),
          terms: (
            <a key="terms" className="link" href={`${policy}#terms`} target="_blank" rel="noreferrer">
              {text('register.membershipTerms')}
              {newTab}
            </a>
          ),
        })}
      </label>
    </div>
  );
}

const TEXT_MARKS = { privacy: '\uE000', terms: '\uE001' } as const;

/** Replaces each mark in a text by its link; a translation decides the positions of the marks. */
function fillLinks(text: string, links: Readonly<Record<keyof typeof TEXT_MARKS, ReactNode>>): ReactNode[] {
  return text.split(/([\uE000\uE001])/).map((part) => {
    if (part === TEXT_MARKS.privacy) return links.privacy;
    return part === TEXT_MARKS.terms ? links.terms : part;
  });
}
