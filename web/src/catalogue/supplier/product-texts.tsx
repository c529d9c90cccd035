import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { LongTextField, TextField } from '../../forms/text-field.tsx';
import { useTexts } from '../../page/contexts.ts';
import { fieldEvents } from './product-events.ts';
import { LanguageChoice } from './product-languages.tsx';
import { ProductSpecification } from './product-specification.tsx';

interface ProductTextsProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/** Name, description and specification, one language at a time. */
export function ProductTexts({ view, send }: ProductTextsProps) {
  const { text } = useTexts();
  return (
    <>
      <LanguageChoice languages={view.languages} lang={view.lang} send={send} />
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
