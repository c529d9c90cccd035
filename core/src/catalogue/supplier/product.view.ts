import type { ProductForm } from '../../contract/catalogue/supplier-calls.ts';
import {
  PRODUCT_ATTRIBUTES_MAX,
  PRODUCT_CURRENCIES,
  PRODUCT_STEPS_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import type { TradeTerms } from '../../contract/trade-terms.ts';
import type { PictureProblem } from '../../files/sent-picture.ts';
import type { EditFormSnapshot } from '../../forms/edit-form.machine.ts';
import { type EditFormView, editContextOf, editFormView } from '../../forms/edit-form.view.ts';
import type { FieldView } from '../../forms/field.ts';
import { submitView } from '../../forms/submit.view.ts';
import { TRADE_TERM_FIELD_NAMES, type TradeTermField } from '../../forms/trade-term-values.ts';
import { dropInvalidTerms, hasTradeTermField, toTradeTerms } from '../../forms/trade-terms.ts';
import { countPicturesLeft, listUnsignedImages, type ProductContext } from './product.context.ts';
import {
  findProblems,
  PRODUCT_SINGLE_FIELDS,
  type ProductField,
  type SingleField,
  TEXT_FIELDS,
  type TextField,
  toFieldView,
} from './product-fields.ts';
import { NO_TEXT, type ProductValues } from './product-values.ts';
import { type ReviewView, reviewView } from './review.view.ts';

/** Views by field; texts are in the shown language. */
type FieldViews = { readonly [Name in TextField | SingleField]: FieldView };

export interface ProductView extends Omit<EditFormView, 'state'>, FieldViews {
  readonly state: 'loading' | 'visitor' | 'shown' | 'gone' | 'failed' | 'added';
  readonly isNew: boolean;
  /** Languages with their status, English first. */
  readonly languages: readonly { readonly lang: string; readonly isWritten: boolean; readonly isInvalid: boolean }[];
  readonly lang: string;
  /** The specification in the shown language. */
  readonly attributes: readonly { readonly name: FieldView; readonly value: FieldView }[];
  readonly canAddAttribute: boolean;
  readonly tags: ProductValues['tags'];
  /** The industry of the chosen category; undefined if none is chosen. */
  readonly industry: string | undefined;
  readonly categories: ProductForm['categories'];
  readonly currencies: readonly string[];
  readonly sampleAvailable: boolean;
  readonly steps: readonly { readonly min: FieldView; readonly price: FieldView }[];
  readonly canAddStep: boolean;
  /** The terms without those that are invalid, as buyers would see them. */
  readonly validTradeTerms: TradeTerms;
  /** Null for a field that does not apply to the chosen terms. */
  readonly tradeTerms: { readonly [Name in TradeTermField]: FieldView | null };
  readonly images: readonly string[];
  /** Signatures of the pictures' addresses; public pictures have none. */
  readonly signs: ReadonlyMap<string, string>;
  /** Pictures whose signatures are being requested. */
  readonly unsignedImages: readonly string[];
  /** The number of pictures being uploaded. */
  readonly sending: number;
  readonly picturesLeft: number;
  readonly pictureProblems: readonly PictureProblem[];
  /** The first invalid field. */
  readonly focus: string | null;
  readonly isRestored: boolean;
  readonly addedId: string;
  /** Whether the added product waits for staff review. */
  readonly isAddedWaiting: boolean;
  /** Whether changes to name, pictures and category need staff review after saving. */
  readonly isReviewed: boolean;
  /** The status of the staff review; null if nothing is pending or rejected. */
  readonly review: ReviewView | null;
  readonly isWithdrawing: boolean;
}

/** D-52 D-65 */
export function productView(snapshot: EditFormSnapshot): ProductView {
  const context = editContextOf<ProductContext>(snapshot);
  const form = editFormView(snapshot);
  return {
    ...form,
    ...toFieldsView(context),
    state: stateOf(form, context),
    isWithdrawing: snapshot.matches({ page: 'acting' }),
    submit: form.submit.loading || context.queue.length === 0 ? form.submit : submitView('quiet'),
  };
}

function toFieldsView(context: ProductContext): Omit<ProductView, keyof EditFormView | 'isWithdrawing'> {
  const { record: form, values, lang, left, refusals, isRestored, addedId } = context;
  const problems = findProblems(values);
  const field = (name: ProductField, value: string): FieldView =>
    toFieldView(value, problems.get(name), refusals > 0 || left.has(name));
  const text = values.texts[lang] ?? NO_TEXT;
  const { attributes } = text;
  const [focus = null] = problems.keys();
  return {
    isNew: context.productId === '',
    lang,
    focus,
    languages: listLanguages(context, problems),
    ...fromNames(TEXT_FIELDS, (name) => field(`${name}.${lang}`, text[name])),
    ...fromNames(PRODUCT_SINGLE_FIELDS, (name) => field(name, values[name])),
    attributes: attributes.map((row, index) => ({
      name: field(`attribute.${lang}.${index}.name`, row.name),
      value: field(`attribute.${lang}.${index}.value`, row.value),
    })),
    canAddAttribute: attributes.length < PRODUCT_ATTRIBUTES_MAX,
    tags: values.tags,
    industry: form?.categories.find(({ id }) => id === values.categoryId)?.industry,
    categories: form?.categories ?? [],
    currencies: [...new Set([...PRODUCT_CURRENCIES, values.currency])],
    sampleAvailable: values.sampleAvailable,
    steps: values.steps.map(({ min, price }, index) => ({
      min: field(`step.${index}.min`, min),
      price: field(`step.${index}.price`, price),
    })),
    canAddStep: values.steps.length < PRODUCT_STEPS_MAX,
    validTradeTerms: toTradeTerms(dropInvalidTerms(values.tradeTerms)),
    tradeTerms: fromNames(TRADE_TERM_FIELD_NAMES, (name) =>
      hasTradeTermField(values.tradeTerms, name) ? field(`tradeTerms.${name}`, values.tradeTerms[name]) : null,
    ),
    images: values.images,
    sending: context.queue.length,
    picturesLeft: countPicturesLeft(context),
    signs: context.signs,
    unsignedImages: form === null ? [] : listUnsignedImages(context),
    pictureProblems: context.pictureProblems,
    isRestored,
    addedId,
    isAddedWaiting: context.isAddedWaiting,
    isReviewed: form?.isReviewed ?? false,
    review: form?.product?.review ? reviewView(form.product.review) : null,
  };
}

function fromNames<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>; // one per name
}

function listLanguages({ record: form, values, refusals }: ProductContext, problems: ReadonlyMap<string, unknown>) {
  const others = (form?.languages ?? []).filter((code) => code !== 'en');
  const invalidLanguages = new Set([...problems.keys()].map((field) => field.split('.')[1]));
  return ['en', ...others].map((code) => ({
    lang: code,
    isWritten: (values.texts[code]?.name ?? '').trim() !== '',
    isInvalid: refusals > 0 && invalidLanguages.has(code),
  }));
}

function stateOf({ state }: EditFormView, { error }: ProductContext): ProductView['state'] {
  if (state === 'ended') return 'added';
  return state === 'failed' && error?.code === '404' ? 'gone' : state;
}
