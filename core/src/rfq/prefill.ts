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
 * Returns the content of the form when it is ready. Each field has the first known value of: the text typed meanwhile,
 * the page's address, the draft, the buyer, earlier values of a guest, the default. A draft started from the same
 * address takes precedence over it; otherwise a reload would undo later changes. D-34 D-73 A-69
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
    // A field without a known value keeps its validation message.
    return [name, field.value === '' && value !== '' ? { value } : field] as const;
  });
  return {
    fields: Object.fromEntries(entries) as RfqFields, // all names are set
    cateAndTag:
      typed.cateAndTag ??
      addressPrefill?.cateAndTag ??
      draft?.cateAndTag ??
      (draft === null ? toCateAndTag(product) : null),
    step: isOther || typed.step !== 'need' ? typed.step : (draft?.step ?? 'need'),
  };
}

/** Finds the first known country that is in the list. A-84 */
function findCountry({ buyer, guest, visitorCountryId, countries }: PreparedRfq): string {
  const isListedCountry = (id: string | undefined) =>
    Boolean(id) && (countries.length === 0 || countries.some((country) => country.id === id));
  return [buyer?.countryId, guest?.countryId, visitorCountryId].find(isListedCountry) ?? DEFAULT_VALUES.countryId;
}
