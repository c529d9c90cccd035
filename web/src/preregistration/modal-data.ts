import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import type { RequiredRegistration } from '@fairhall/core/preregistration/registration-gate';
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PreregistrationFormData } from './preregistration-data.ts';

/** What the form over a page has to know: the page's address says nothing of it. */
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

/** The page that says what comes next, on the site of the exhibition alone. */
const finishHref = ({ show }: RequiredRegistration['loaded'], boot: Boot): string | null =>
  boot.audience === 'buyer' ? hrefOf(boot)('expoPreRegister', { ...toExhibitionParams(show), status: 'finish' }) : null;
