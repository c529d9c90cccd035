import type { Head } from '../page/head.ts';
import { loadModule } from '../page/load-module.ts';
import { loadOnce } from '../page/load-once.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { countryOfHome } from './country-of-home.ts';
import type { HomeData } from './home-data.ts';

export { Home as Screen } from './home.tsx';

/** Loads on demand: the server formats the first page that a browser shows. */
const homeWords = loadOnce(() => loadModule(() => import('./home-data.ts')));

/** Loads the home page of the site's audience: supplier, country visitor or global buyer. */
export async function loader(visit: Visit<'home'>): Promise<HomeData> {
  const { loadHome } = await homeWords.load();
  if (visit.boot.audience === 'supplier') return loadHome(visit, { kind: 'supplier' });
  const site = countryOfHome(visit.boot);
  return loadHome(visit, site === undefined ? { kind: 'global' } : { kind: 'country', site });
}

export function head(data: HomeData, { boot: { brand }, texts, href }: HeadContext): Head {
  const keywords = texts.text('seo.home.keywords');
  if (data.country !== null) {
    const { name: country, enName } = data.country;
    return {
      // Some organisers' names for a site have the country already.
      title: brand.name.includes(country)
        ? texts.text('seo.home.title')
        : texts.text('seo.countryHome.title', { country }),
      description: texts.text('seo.countryHome.description', { country }),
      keywords,
      canonical: href('countryHome', { websiteEnName: enName.toLowerCase() }),
      items: data.latest,
    };
  }
  if (data.kind === 'supplier')
    return {
      title: texts.text('seo.supplierHome.title'),
      description: texts.text('seo.supplierHome.description'),
      keywords,
      items: data.latest,
    };
  return {
    title: texts.text('seo.home.title'),
    description: texts.text('seo.home.description'),
    keywords,
    items: data.latest,
  };
}
