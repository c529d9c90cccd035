import type { AskedForm } from '@fairhall/core/preregistration/entry';
import { siteById } from '@fairhall/core/site/sites';
import { hrefOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PreregFormData } from './prereg-data.ts';

/** What the form over a page has to know: the page's address says nothing of it. */
export function modalData({ loaded, entryType }: AskedForm, boot: Boot): PreregFormData {
  const { show, exhibition, entryPoint } = loaded;
  return {
    show,
    opening: {
      ...{ exhibition, entryPoint, entryType, inApp: boot.inApp },
      ...{ place: 'modal', query: {}, showResult: false },
    },
    links: { finish: finishHref(loaded, boot) },
    isPrivate: false,
  };
}

/** The page that says what comes next, on the site of the exhibition alone. */
function finishHref({ show: { exhibitionId, websiteId } }: AskedForm['loaded'], boot: Boot): string | null {
  const site = siteById(websiteId);
  if (boot.audience !== 'buyer' || site === undefined) return null;
  const home = { exhibitionType: 'expo', websiteEnName: site.enName, exhibitionId } as const;
  return hrefOf(boot)('expoPreRegister', { ...home, status: 'finish' });
}
