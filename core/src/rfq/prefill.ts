import { DEFAULT_VALUES } from '../site/defaults.ts';
import type { RfqDraft } from './draft.ts';
import { RFQ_FIELDS, type RfqFieldName, type RfqFields } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import { isOtherAddress, type PreparedRfq } from './prepare.ts';
import { toCateAndTag } from './product.ts';
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
export function createStart(typed: Start, opening: RfqOpening, prepared: PreparedRfq): Start {
  const { draft, buyer, guest, product } = prepared;
  const isOther = isOtherAddress(draft, opening);
  const addressPrefill = isOther ? opening.prefill : undefined;
  const findFilled = (...values: readonly (string | undefined)[]) => values.find((value) => value) ?? '';
  const usual: Partial<Record<RfqFieldName, string>> = {
    email: findFilled(buyer?.email, guest?.email),
    unit: findFilled(product?.unit ?? undefined, 'piece'),
    countryId: findCountry(prepared),
  };
  const entries = RFQ_FIELDS.map((name) => {
    const field = typed.fields[name];
    const value = findFilled(addressPrefill?.[name], draft?.[name], usual[name]);
    // A field that nothing fills keeps its validation message.
    return [name, field.value === '' && value !== '' ? { value } : field] as const;
  });
  return {
    fields: Object.fromEntries(entries) as RfqFields, // every name of the form has its entry
    cateAndTag:
      typed.cateAndTag ??
      addressPrefill?.cateAndTag ??
      draft?.cateAndTag ??
      (draft === null ? toCateAndTag(product) : null),
    step: isOther || typed.step !== 'need' ? typed.step : (draft?.step ?? 'need'),
  };
}

/** */
function findCountry({ buyer, guest, visitorCountryId, countries }: PreparedRfq): string {
  const isListedCountry = (id: string | undefined) =>
    Boolean(id) && (countries.length === 0 || countries.some((country) => country.id === id));
  return [buyer?.countryId, guest?.countryId, visitorCountryId].find(isListedCountry) ?? DEFAULT_VALUES.countryId;
}
