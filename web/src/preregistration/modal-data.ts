import { expoParams } from '@fairhall/core/exhibition/links';
import type { AskedForm } from '@fairhall/core/preregistration/entry';
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PreregFormData } from './prereg-data.ts';

/** What the form over a page has to know: the page's address says nothing of it. */
export function modalData({ loaded, entryType, showsResult = false }: AskedForm, boot: Boot): PreregFormData {
  const { show, exhibition, entryPoint } = loaded;
  return {
    show,
    opening: {
      exhibition,
      entryPoint,
      entryType,
      inApp: boot.inApp,
      place: 'modal',
      query: {},
      showResult: showsResult,
    },
    links: { finish: finishHref(loaded, boot) },
    isPrivate: false,
  };
}

/** The page that says what comes next, on the site of the exhibition alone. */
const finishHref = ({ show }: AskedForm['loaded'], boot: Boot): string | null =>
  boot.audience === 'buyer' ? hrefOf(boot)('expoPreRegister', { ...expoParams(show), status: 'finish' }) : null;
