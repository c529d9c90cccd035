import { useTexts } from '../../page/contexts.ts';
import { type ProductFieldProps, TextInputs } from './product-inputs.tsx';
import { LanguageChoice } from './product-languages.tsx';

/** Name, description and specification, one language at a time. */
export function ProductTexts({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
    <>
      <LanguageChoice languages={view.languages} lang={view.lang} send={send} />
      <p className="meta">{text('supplierProducts.form.language.help')}</p>
      <TextInputs view={view} send={send} />
    </>
  );
}
