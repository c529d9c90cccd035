import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
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

/** Returns the address of the page with the next steps; null on global sites, which do not have that page. */
const finishHref = ({ show }: RequiredRegistration['loaded'], boot: Boot): string | null =>
  boot.audience === 'buyer' ? hrefOf(boot)('expoPreRegister', { ...toExhibitionParams(show), status: 'finish' }) : null;
