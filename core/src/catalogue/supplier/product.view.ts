import type { ProductForm } from '../../contract/catalogue/supplier-calls.ts';
import {
  PRODUCT_ATTRIBUTES_MAX,
  PRODUCT_CURRENCIES,
  PRODUCT_STEPS_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import { errorMessage, type ShownMessage } from '../../contract/error-message.ts';
import type { EditFormSnapshot } from '../../forms/edit-form.machine.ts';
import { type EditFormView, editContextOf, editFormView } from '../../forms/edit-form.view.ts';
import type { FieldView } from '../../forms/field.ts';
import { submitView } from '../../forms/submit.view.ts';
import { type ProductContext, picturesLeft, unsignedImages } from './product.context.ts';
import {
  type ProductField,
  problemsOf,
  SINGLE_FIELDS,
  type SingleField,
  shownField,
  TEXT_FIELDS,
  type TextField,
} from './product-fields.ts';
import { NO_TEXT, type ProductValues } from './product-values.ts';
import { type ReviewView, reviewView } from './review.view.ts';

/** By the field, texts in the language that is shown. */
type FieldViews = { readonly [Name in TextField | SingleField]: FieldView };

export interface ProductView extends Omit<EditFormView, 'state'>, FieldViews {
  readonly state: 'loading' | 'visitor' | 'shown' | 'gone' | 'failed' | 'added';
  readonly isNew: boolean;
  /** Languages with what stands in them, English first. */
  readonly languages: readonly { readonly lang: string; readonly isWritten: boolean; readonly isWrong: boolean }[];
  readonly lang: string;
  /** The specification in the language that is shown. */
  readonly attributes: readonly { readonly name: FieldView; readonly value: FieldView }[];
  readonly canAddAttribute: boolean;
  readonly tags: ProductValues['tags'];
  /** Of the chosen category; undefined where none is chosen. */
  readonly industry: string | undefined;
  readonly categories: ProductForm['categories'];
  readonly currencies: readonly string[];
  readonly sampleAvailable: boolean;
  readonly steps: readonly { readonly min: FieldView; readonly price: FieldView }[];
  readonly canAddStep: boolean;
  readonly images: readonly string[];
  /** What their addresses are signed with; pictures that are open to everybody have no signature. */
  readonly signs: ReadonlyMap<string, string>;
  /** Pictures whose signatures are being asked for. */
  readonly unsignedImages: readonly string[];
  /** Pictures that are being sent. */
  readonly sending: number;
  readonly picturesLeft: number;
  readonly pictureProblem: ShownMessage | null;
  /** The first wrong field. */
  readonly focus: string | null;
  readonly isRestored: boolean;
  readonly addedId: string;
  /** Whether what was added waits for an operator. */
  readonly isAddedWaiting: boolean;
  /** Whether name, pictures and category wait for an operator once they are saved. */
  readonly isReviewed: boolean;
  /** How it stands with the operator; null where all is settled. */
  readonly review: ReviewView | null;
  readonly isWithdrawing: boolean;
}

/** D-52 D-65 */
export function productView(snapshot: EditFormSnapshot): ProductView {
  const context = editContextOf<ProductContext>(snapshot);
  const form = editFormView(snapshot);
  return {
    ...form,
    ...fieldsView(context),
    state: stateOf(form, context),
    isWithdrawing: snapshot.matches({ page: 'acting' }),
    submit: form.submit.loading || context.queue.length === 0 ? form.submit : submitView('quiet'),
  };
}

function fieldsView(context: ProductContext): Omit<ProductView, keyof EditFormView | 'isWithdrawing'> {
  const { record: form, values, lang, left, refusals, isRestored, addedId } = context;
  const problems = problemsOf(values);
  const field = (name: ProductField, value: string): FieldView =>
    shownField(value, problems.get(name), refusals > 0 || left.has(name));
  const shown = values.texts[lang] ?? NO_TEXT;
  const { attributes } = shown;
  const [focus = null] = problems.keys();
  return {
    isNew: context.productId === '',
    lang,
    focus,
    languages: languagesOf(context, problems),
    ...named(TEXT_FIELDS, (name) => field(`${name}.${lang}`, shown[name])),
    ...named(SINGLE_FIELDS, (name) => field(name, values[name])),
    attributes: attributes.map((row, place) => ({
      name: field(`attribute.${lang}.${place}.name`, row.name),
      value: field(`attribute.${lang}.${place}.value`, row.value),
    })),
    canAddAttribute: attributes.length < PRODUCT_ATTRIBUTES_MAX,
    tags: values.tags,
    industry: form?.categories.find(({ id }) => id === values.categoryId)?.industry,
    categories: form?.categories ?? [],
    currencies: [...new Set([...PRODUCT_CURRENCIES, values.currency])],
    sampleAvailable: values.sampleAvailable,
    steps: values.steps.map(({ min, price }, place) => ({
      min: field(`step.${place}.min`, min),
      price: field(`step.${place}.price`, price),
    })),
    canAddStep: values.steps.length < PRODUCT_STEPS_MAX,
    images: values.images,
    sending: context.queue.length,
    picturesLeft: picturesLeft(context),
    signs: context.signs,
    unsignedImages: form === null ? [] : unsignedImages(context),
    pictureProblem: pictureProblemOf(context),
    isRestored,
    addedId,
    isAddedWaiting: context.isAddedWaiting,
    isReviewed: form?.isReviewed ?? false,
    review: form?.product?.review ? reviewView(form.product.review) : null,
  };
}

function named<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>; // one of each name
}

function languagesOf({ record: form, values, refusals }: ProductContext, problems: ReadonlyMap<string, unknown>) {
  const others = (form?.languages ?? []).filter((code) => code !== 'en');
  const wrong = new Set([...problems.keys()].map((field) => field.split('.')[1]));
  return ['en', ...others].map((code) => ({
    lang: code,
    isWritten: (values.texts[code]?.name ?? '').trim() !== '',
    isWrong: refusals > 0 && wrong.has(code),
  }));
}

function pictureProblemOf({ pictureProblem }: ProductContext): ShownMessage | null {
  if (pictureProblem === null) return null;
  return typeof pictureProblem === 'string' ? { text: pictureProblem } : errorMessage(pictureProblem);
}

function stateOf({ state }: EditFormView, { error }: ProductContext): ProductView['state'] {
  if (state === 'ended') return 'added';
  return state === 'failed' && error?.code === '404' ? 'gone' : state;
}
