import type { News } from '@fairhall/core/contract/industry-expo/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { INDUSTRY_BY_KEY } from '@fairhall/core/site/industries';
import type { Visit } from '../../page/screen.ts';

/** A news article in a list, formatted. */
export interface NewsWords {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly day: string;
  /** The address of its picture; null for none. */
  readonly cover: string | null;
  /** The language of its texts if it is not the page's. */
  readonly lang: string | undefined;
  readonly href: string;
}

type NewsVisit = Pick<Visit, 'boot' | 'href'> & { readonly params: { readonly websiteAbbr: string } };

/** Formats a news article. D-53 */
export function newsWords(news: News, { boot, href, params }: NewsVisit): NewsWords {
  const { newsId, type, industry, title, summary, cover, lang } = news;
  const base = { industryAbbr: INDUSTRY_BY_KEY[industry].abbr, websiteAbbr: params.websiteAbbr };
  return {
    id: newsId,
    title,
    summary,
    lang: lang === boot.lang ? undefined : lang,
    day: getFormat(boot.lang).date(news.publishTime),
    cover: cover === '' ? null : imageUrl(boot.imageServer, cover, 332),
    href: href('industryNews', { ...base, newsType: type, newsId }),
  };
}
