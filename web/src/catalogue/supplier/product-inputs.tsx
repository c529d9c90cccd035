import { groupCategories } from '@fairhall/core/catalogue/supplier/group-categories';
import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { UNIT_NAMES, unitName } from '@fairhall/core/catalogue/unit';
import {
  type ProductFieldIn,
  type ProductFieldName,
  productFieldsIn,
} from '@fairhall/core/contract/catalogue/product-fields';
import { getFormat } from '@fairhall/core/site/format';
import type { ReactNode } from 'react';
import { SearchSelectField } from '../../forms/search-select-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextAreaField, TextField } from '../../forms/text-field.tsx';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { FieldLines } from '../../supplier-site/field-lines.tsx';
import { TagField } from '../../tags/tag-field.tsx';
import { fieldEvents } from './product-events.ts';
import styles from './product-form.module.css';
import { ProductLadder } from './product-ladder.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSpecification } from './product-specification.tsx';
import { ProductTradeTerms } from './product-trade-terms.tsx';

export interface ProductFieldProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

const NUMBER = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;

/** The component for each field. */
const INPUT_BY_FIELD: Readonly<Record<ProductFieldName, (props: ProductFieldProps) => ReactNode>> = {
  name: NameInput,
  description: TextInput,
  attributes: ProductSpecification,
  images: ProductPictures,
  categoryId: CategoryInput,
  tags: TagInput,
  minOrder: MinOrderInput,
  unit: UnitInput,
  currency: CurrencyInput,
  leadDays: LeadDaysInput,
  sampleAvailable: SampleInput,
  steps: ProductLadder,
  tradeTerms: ProductTradeTerms,
};

const FIELD_HALVES: ReadonlySet<ProductFieldName> = new Set(['minOrder', 'unit', 'currency', 'leadDays']);
const isHalf = (name: ProductFieldName): boolean => FIELD_HALVES.has(name);

/** The fields that each language has, in the selected language. */
export function TextInputs(props: ProductFieldProps) {
  return <ProductFieldInputs names={productFieldsIn('texts')} {...props} />;
}

const TERM_FIELDS = productFieldsIn('product').filter(
  (name): name is Exclude<ProductFieldIn<'product'>, 'images'> => name !== 'images',
);

/** The fields that are the same in all languages, except the pictures. */
export function ProductTermInputs(props: ProductFieldProps) {
  return <ProductFieldInputs names={TERM_FIELDS} {...props} />;
}

export const PictureInputs = INPUT_BY_FIELD.images;

function ProductFieldInputs({ names, ...props }: ProductFieldProps & { readonly names: readonly ProductFieldName[] }) {
  return (
    <FieldLines names={names} isHalf={isHalf} className={styles.pair}>
      {(name) => {
        const Input = INPUT_BY_FIELD[name];
        return <Input {...props} />;
      }}
    </FieldLines>
  );
}

function NameInput({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
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
  );
}

function TextInput({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
    <TextAreaField
      key={`description.${view.lang}`}
      {...fieldEvents(send, `description.${view.lang}`)}
      label={text('supplierProducts.form.description')}
      field={view.description}
      optional
    />
  );
}

function CategoryInput({ view, send }: ProductFieldProps) {
  const { lang } = useBoot();
  const { text, counted } = useTexts();
  const { number } = getFormat(lang);
  const { categories, categoryId } = view;
  const chosen = categories.find(({ id }) => id === categoryId.value);
  const findGroups = (keyword: string) =>
    groupCategories(categories, keyword).map((group) => ({
      name: group.kind === 'branch' ? group.path : text(`supplierProducts.form.category.${group.kind}`),
      options: group.categories.map(({ id, name, path }) => ({
        value: id,
        name,
        detail: group.kind === 'branch' ? '' : path,
      })),
    }));
  return (
    <SearchSelectField
      {...fieldEvents(send, 'categoryId')}
      label={text('supplierProducts.form.category')}
      field={categoryId}
      help={chosen?.path ?? null}
      chosen={chosen?.name ?? ''}
      placeholder={text('supplierProducts.form.category.search')}
      findGroups={findGroups}
      toStatus={(count) => counted('supplierProducts.form.category.count', count, { count: number(count) })}
      none={text('supplierProducts.form.category.none')}
    />
  );
}

/** The form has loaded already, so its tags need not wait for the first interaction. */
const resolveAtOnce = async (): Promise<void> => undefined;

/** Tags of the category's industry. */
function TagInput({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
    <TagField
      key={view.industry ?? ''}
      name="tags"
      label={text('supplierProducts.form.tags')}
      help={text('supplierProducts.form.tags.help')}
      tagsOnly
      industry={view.industry}
      when={resolveAtOnce}
      value={{ tag: view.tags.map(({ code, name }) => ({ label: name, value: code })), product: '' }}
      onChange={(value) =>
        send({
          type: 'tags.changed',
          tags: (value?.tag ?? []).map(({ label, value: code }) => ({ code, name: label })),
        })
      }
    />
  );
}

function MinOrderInput({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
    <TextField
      {...fieldEvents(send, 'minOrder')}
      {...NUMBER}
      label={text('supplierProducts.form.minOrder')}
      field={view.minOrder}
    />
  );
}

function UnitInput({ view, send }: ProductFieldProps) {
  const texts = useTexts();
  const units = [...new Set<string>([...UNIT_NAMES, view.unit.value])];
  return (
    <SelectField
      {...fieldEvents(send, 'unit')}
      label={texts.text('supplierProducts.form.unit')}
      field={view.unit}
      choices={units.map((value) => ({ value, name: unitName(texts, value) }))}
    />
  );
}

function CurrencyInput({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
    <SelectField
      {...fieldEvents(send, 'currency')}
      label={text('supplierProducts.form.currency')}
      field={view.currency}
      choices={view.currencies.map((value) => ({ value, name: value }))}
    />
  );
}

function LeadDaysInput({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
    <TextField
      {...fieldEvents(send, 'leadDays')}
      {...NUMBER}
      label={text('supplierProducts.form.leadDays')}
      field={view.leadDays}
      optional
    />
  );
}

function SampleInput({ view, send }: ProductFieldProps) {
  const { text } = useTexts();
  return (
    <label className={styles.sample}>
      <input
        type="checkbox"
        name="sampleAvailable"
        checked={view.sampleAvailable}
        onChange={(event) => send({ type: 'sample.chosen', isAvailable: event.currentTarget.checked })}
      />
      {text('supplierProducts.form.sample')}
    </label>
  );
}
