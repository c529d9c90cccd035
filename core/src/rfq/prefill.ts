import { DEFAULTS } from '../site/defaults.ts';
import type { RfqDraft } from './draft.ts';
import { RFQ_FIELDS, type RfqFieldName, type RfqFields } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import { isOtherAddress, type Prepared } from './prepare.ts';
import { namedAfter } from './product.ts';
import type { RfqStep } from './steps.ts';

type CateAndTag = RfqDraft['cateAndTag'];

/** The part of the form that preparing fills. */
export interface Start {
  readonly fields: RfqFields;
  readonly cateAndTag: CateAndTag;
  readonly step: RfqStep;
}

/**
 * What the form shows when it is ready. Each field has the first that is known of: what was typed meanwhile, the page's
 * address, the draft, the buyer, what a guest gave before, the default. A draft that was written from the same address
 * wins over it, or a reload would undo what was changed since. D-34 D-73 A-69
 */
export function startOf(typed: Start, opening: RfqOpening, prepared: Prepared): Start {
  const { draft, buyer, guest, product } = prepared;
  const isOther = isOtherAddress(draft, opening);
  const asked = isOther ? opening.prefill : undefined;
  const first = (...values: readonly (string | undefined)[]) => values.find((value) => value) ?? '';
  const usual: Partial<Record<RfqFieldName, string>> = {
    email: first(buyer?.email, guest?.email),
    unit: first(product?.unit ?? undefined, 'piece'),
    countryId: usualCountry(prepared),
  };
  const entries = RFQ_FIELDS.map((name) => {
    const field = typed.fields[name];
    const value = first(asked?.[name], draft?.[name], usual[name]);
    // A field that nothing fills keeps its validation message.
    return [name, field.value === '' && value !== '' ? { value } : field] as const;
  });
  return {
    fields: Object.fromEntries(entries) as RfqFields, // every name of the form has its entry
    cateAndTag:
      typed.cateAndTag ?? asked?.cateAndTag ?? draft?.cateAndTag ?? (draft === null ? namedAfter(product) : null),
    step: isOther || typed.step !== 'need' ? typed.step : (draft?.step ?? 'need'),
  };
}

/** */
function usualCountry({ buyer, guest, visitorCountryId, countries }: Prepared): string {
  const isKnown = (id: string | undefined) =>
    Boolean(id) && (countries.length === 0 || countries.some((country) => country.id === id));
  return [buyer?.countryId, guest?.countryId, visitorCountryId].find(isKnown) ?? DEFAULTS.countryId;
}
