import type { EntryType } from '../contract/exhibition/limits.ts';
import type { Query } from '../routes/query.ts';
import type { IndustryKey } from '../site/industries.ts';
import type { PrefillLink } from './draft.ts';

/** The data of the exhibition that the form needs. */
export interface PreregExhibition {
  readonly exhibitionId: string;
  readonly industry: IndustryKey | null;
  readonly countryId: string;
  /** Whether an A/B test splits visitors between two versions. A-04 */
  readonly abPreRegister: boolean;
  /** The configured version, if any. */
  readonly pageVersion?: number | undefined;
  /** The categories whose tags the form offers; all categories of the industry if absent. */
  readonly tagCategoryIds?: readonly string[] | undefined;
  /** Maximum number of tags; the general maximum if absent. */
  readonly maxTag?: number | undefined;
}

/** How the result is shown: on another page, or as a text in place of the form, or in a dialog over it. A-41 */
export type PreregPresentation = 'route' | 'page' | 'modal';

/** The data with which the form opens. */
export interface PreregOpening {
  readonly exhibition: PreregExhibition;
  readonly query: Pick<Query, 'preRegisterForm' | 'preRegisterSplit' | 'aiVariant'>;
  readonly inApp: boolean;
  readonly presentation: PreregPresentation;
  /** Whether the result is shown in a dialog. */
  readonly showResult: boolean;
  /** Where the visitor started the registration. … */
  readonly entryPoint: number;
  readonly entryType?: EntryType | undefined;
  readonly promotionId?: string | undefined;
  /** The visitor's source, from an address. */
  readonly sourceFrom?: string | undefined;
  /** The prefill link in the address; it takes precedence over the link stored during this visit. A-60 */
  readonly link?: PrefillLink | undefined;
  /** The visitor's country, if already known. */
  readonly visitorCountryId?: string | undefined;
}

/** Reads the prefill link from an address; undefined if it has none.   */
export function readLink(
  exhibitionId: string,
  { pretoken, deviceId }: Pick<Query, 'pretoken' | 'deviceId'>,
): PrefillLink | undefined {
  if (pretoken === undefined && deviceId === undefined) return undefined;
  return { exhibitionId, ...(pretoken !== undefined && { pretoken }), ...(deviceId !== undefined && { deviceId }) };
}

/** Whether the address has the link of an email, rather than a link that this device has stored. */
export const hasOpenedLink = ({ link }: Pick<PreregOpening, 'link'>): boolean => link?.pretoken !== undefined;
