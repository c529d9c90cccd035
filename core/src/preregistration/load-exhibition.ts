import type { GatewayError } from '../contract/error.ts';
import type { ExhibitionDetail } from '../contract/exhibition/calls.ts';
import type { PopupMode } from '../contract/exhibition/limits.ts';
import { splitIds } from '../contract/id-list.ts';
import { MAX_TAG } from '../contract/rfq/tag-limits.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';
import { PREREGISTRATION_ENTRY } from '../site/exhibition-codes.ts';
import { isRegistrationOpen } from './is-registration-open.ts';
import type { PreregExhibition } from './opening.ts';

/** An exhibition with the setup of its registration form. */
export interface LoadedExhibition {
  readonly show: ExhibitionDetail;
  readonly exhibition: PreregExhibition;
  /** The entry point for a registration on its own page.  */
  readonly entryPoint: number;
  /** Whether registration is still open. */
  readonly isOpen: boolean;
  /** The mode of its pop-up. D-79 */
  readonly popupMode: PopupMode;
}

/**
 * Loads an exhibition with the setup of its form; falls back to the default setup if its configuration cannot be
 * loaded. A-03
 */
export async function loadExhibition(
  { exhibition }: Pick<FrontGateway, 'exhibition'>,
  exhibitionId: string,
  signal?: CancelSignal | undefined,
): Promise<Result<LoadedExhibition, GatewayError>> {
  const options = { handled: true, ...(signal === undefined ? {} : { signal }) };
  const [detail, config] = await Promise.all([
    exhibition.detail({ exhibitionId }, options),
    exhibition.config({ exhibitionId }, options),
  ]);
  if (!detail.ok) return detail;
  const { industry, countryId, phase } = detail.value;
  const tagCategoryIds = splitIds(detail.value.tagCategoryIds);
  const {
    abPreRegister = false,
    pageVersion,
    maxTag: configuredMax = MAX_TAG,
    popupMode = 'default',
  } = config.ok ? config.value : {};
  return ok({
    show: detail.value,
    exhibition: {
      exhibitionId,
      industry,
      countryId,
      abPreRegister,
      pageVersion,
      tagCategoryIds,
      maxTag: Math.min(configuredMax, MAX_TAG),
    },
    entryPoint:
      industry === 'machinery'
        ? PREREGISTRATION_ENTRY.machineryPreRegister
        : PREREGISTRATION_ENTRY.tradePlatformPreRegister,
    isOpen: isRegistrationOpen(phase),
    popupMode,
  });
}
