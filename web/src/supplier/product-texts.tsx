import { LANGUAGES } from '@fairhall/core/site/languages';
import type { ProductEvent } from '@fairhall/core/supplier/product.machine';
import type { ProductView } from '@fairhall/core/supplier/product.view';
import { LongTextField, TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import { fieldEvents } from './product-events.ts';
import styles from './product-form.module.css';
import { ProductSpecification } from './product-specification.tsx';

interface ProductTextsProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/** A language in its own words. */
const nameOf = (lang: string): string => LANGUAGES.find(({ code }) => code === lang)?.nativeName ?? lang;

/** Name, description and specification, one language at a time. */
export function ProductTexts({ view, send }: ProductTextsProps) {
  const { text } = useTexts();
  const labelOf = (lang: string, isWritten: boolean, isWrong: boolean): string => {
    if (isWrong) return text('supplierProducts.form.language.wrong', { language: nameOf(lang) });
    return isWritten ? text('supplierProducts.form.language.written', { language: nameOf(lang) }) : nameOf(lang);
  };
  return (
    <>
      <ul className={styles.languages} aria-label={text('supplierProducts.form.language')}>
        {view.languages.map(({ lang, isWritten, isWrong }) => (
          <li key={lang}>
            <button
              type="button"
              lang={lang}
              data-lang={lang}
              data-written={isWritten ? '' : undefined}
              data-wrong={isWrong ? '' : undefined}
              aria-label={labelOf(lang, isWritten, isWrong)}
              aria-pressed={lang === view.lang}
              onClick={() => send({ type: 'language.selected', lang })}
            >
              {nameOf(lang)}
            </button>
          </li>
        ))}
      </ul>
      <p className="meta">{text('supplierProducts.form.language.help')}</p>
      <TextField
        key={`name.${view.lang}`}
        {...fieldEvents(send, `name.${view.lang}`)}
        label={text('supplierProducts.form.name')}
        field={view.name}
        type="text"
        inputMode="text"
        autoComplete="off"
        optional={view.lang !== 'en'}
      />
      <LongTextField
        key={`description.${view.lang}`}
        {...fieldEvents(send, `description.${view.lang}`)}
        label={text('supplierProducts.form.description')}
        field={view.description}
        optional
      />
      <ProductSpecification view={view} send={send} />
    </>
  );
}
