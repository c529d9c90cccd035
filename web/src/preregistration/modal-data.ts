import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { getExhibitorsHref, getPlannerHref } from '../ui/exhibition-hrefs.ts';
import type { PreregistrationFormData } from './preregistration-data.ts';

/** Builds the data of the form that opens over a page, whose address does not provide it. */
export function toModalData(
  { loaded, entryType, showsResult = false }: RequiredRegistration,
  boot: Boot,
): PreregistrationFormData {
  const { show, exhibition, entryPoint } = loaded;
  return {
    show,
    opening: {
      exhibition,
      entryPoint,
      entryType,
      inApp: boot.inApp,
      presentation: 'modal',
      query: {},
      showResult: showsResult,
    },
    links: { finish: finishHref(loaded, boot) },
    isPrivate: false,
  };
}

/** Where a registered visitor plans the visit: buyers in their planner, guests among the exhibitors. */
export interface PlanHrefs {
  readonly planner: string;
  readonly exhibitors: string;
}

/** Returns the addresses for the next step; null if the exhibition's phase offers no planning. */
export function toPlanHrefs(show: ExhibitionDetail, boot: Boot): PlanHrefs | null {
  if (!hasOffer(show.phase, 'addToPlanner')) return null;
  const context = { boot, href: hrefOf(boot) };
  return { planner: getPlannerHref(show, context), exhibitors: getExhibitorsHref(show, context) };
}

/** Returns the address of the page with the next steps; null on global sites, which do not have that page. */
const finishHref = ({ show }: RequiredRegistration['loaded'], boot: Boot): string | null =>
  boot.audience === 'buyer' ? hrefOf(boot)('expoPreRegister', { ...toExhibitionParams(show), status: 'finish' }) : null;
