import type { EntryType } from '../contract/exhibition/limits.ts';
import type { Query } from '../routes/query.ts';
import type { IndustryKey } from '../site/industries.ts';
import type { PrefillLink } from './draft.ts';

/** The exhibition that somebody registers for, as far as the form has to know it. */
export interface PreregExhibition {
  readonly exhibitionId: string;
  readonly industry: IndustryKey | null;
  readonly countryId: string;
  /** Splits visitors between two versions. A-04 */
  readonly abPreRegister: boolean;
  /** The version that it is set to, where it is. */
  readonly pageVersion?: number | undefined;
  /** The categories whose tags its form offers; all of its industry when absent. */
  readonly tagCategoryIds?: readonly string[] | undefined;
  /** Tags at most; as many as anywhere when absent. */
  readonly maxTag?: number | undefined;
}

/** What is shown once it has arrived: another page, or words in place of the form and the result over it. A-41 */
export type PreregPresentation = 'route' | 'page' | 'modal';

/** How the form opens. */
export interface PreregOpening {
  readonly exhibition: PreregExhibition;
  readonly query: Pick<Query, 'preRegisterForm' | 'preRegisterSplit' | 'aiVariant'>;
  readonly inApp: boolean;
  readonly presentation: PreregPresentation;
  /** Whether the result is shown in a dialog. */
  readonly showResult: boolean;
  /** Where it was begun. … */
  readonly entryPoint: number;
  readonly entryType?: EntryType | undefined;
  readonly promotionId?: string | undefined;
  /** What brought the visitor, as an address told it. */
  readonly sourceFrom?: string | undefined;
  /** What the address filled the form in with; it wins over what this visit has kept. A-60 */
  readonly link?: PrefillLink | undefined;
  /** The visitor's country where it is known already. */
  readonly visitorCountryId?: string | undefined;
}

/** What an address has to fill a form in with; undefined where it has nothing.   */
export function readLink(
  exhibitionId: string,
  { pretoken, deviceId }: Pick<Query, 'pretoken' | 'deviceId'>,
): PrefillLink | undefined {
  if (pretoken === undefined && deviceId === undefined) return undefined;
  return { exhibitionId, ...(pretoken !== undefined && { pretoken }), ...(deviceId !== undefined && { deviceId }) };
}
