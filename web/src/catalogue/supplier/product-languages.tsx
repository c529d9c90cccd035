import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { useTexts } from '../../page/contexts.ts';
import styles from './product-form.module.css';

/** A language's name in that language. */
const nameOf = (lang: string): string => LANGUAGE_LIST.find(({ code }) => code === lang)?.nativeName ?? lang;

interface LanguageChoiceProps extends Pick<ProductView, 'languages' | 'lang'> {
  readonly send: (event: ProductEvent) => void;
}

/** The languages of a product's texts; one of them is selected. */
export function LanguageChoice({ languages, lang: shown, send }: LanguageChoiceProps) {
  const { text } = useTexts();
  const labelOf = (lang: string, isWritten: boolean, isInvalid: boolean): string => {
    if (isInvalid) return text('supplierProducts.form.language.wrong', { language: nameOf(lang) });
    return isWritten ? text('supplierProducts.form.language.written', { language: nameOf(lang) }) : nameOf(lang);
  };
  return (
    <ul className={styles.languages} aria-label={text('supplierProducts.form.language')}>
      {languages.map(({ lang, isWritten, isInvalid }) => (
        <li key={lang}>
          <button
            type="button"
            lang={lang}
            data-lang={lang}
            data-written={isWritten ? '' : undefined}
            data-wrong={isInvalid ? '' : undefined}
            aria-label={labelOf(lang, isWritten, isInvalid)}
            aria-pressed={lang === shown}
            onClick={() => send({ type: 'language.selected', lang })}
          >
            {nameOf(lang)}
          </button>
        </li>
      ))}
    </ul>
  );
}
