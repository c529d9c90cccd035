import type { cms } from '@fairhall/core/contract/cms/calls';
import { targetAt } from '@fairhall/core/operator-list/link-list';
import { blocksOf } from '@fairhall/core/operator-list/page-list';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { KeepFeedback } from '../keep-feedback.ts';
import { FEEDBACK_BUDGETS } from '../limits/budgets.ts';
import type { KeptRow, RowsOf } from '../operator-rows.ts';
import { NOT_FOUND } from '../wire/refused.ts';

interface CmsPorts {
  readonly rowsOf: RowsOf;
  readonly keepFeedback: KeepFeedback;
}

/** What operators write themselves: short links and pages; and messages to them. D-18 D-20 D-45 */
export const cmsFeature = ({ rowsOf, keepFeedback }: CmsPorts): GatewayFeature<typeof cms> => ({
  handlers: {
    link: async ({ transfer }, { database, now }) => {
      const row = (await rowsOf(database, 'link', transfer))[0]?.content;
      const target = row === undefined ? undefined : targetAt(row, now);
      return target === undefined ? err(NOT_FOUND) : ok(target);
    },
    page: async ({ pageKey, lang: wanted }, { database, lang }) => {
      const page = pageIn(await rowsOf(database, 'page', pageKey), wanted ?? lang);
      return page === undefined ? err(NOT_FOUND) : ok(page);
    },
    findPage: async ({ pageKey, lang: wanted }, { database, lang }) =>
      ok(pageIn(await rowsOf(database, 'page', pageKey), wanted ?? lang) ?? null),
    banner: async ({ industry }, { database, lang }) => {
      const page = pageIn(await rowsOf(database, 'page', `banner-${industry}`), lang);
      return ok({ image: page?.blocks.find(({ image }) => image !== undefined)?.image ?? null });
    },
    feedback: async (said, context) =>
      ok({ id: await keepFeedback(context, { about: 'service', supplierId: null, ...said }) }),
  },
  budgets: { feedback: FEEDBACK_BUDGETS },
  tellsChanges: true,
  keptAnswers: ['banner'],
});

/** A page in a language, else in English; undefined where nobody has written it. */
function pageIn(rows: readonly KeptRow[], wanted: string) {
  const inLanguage = (code: string) => rows.find(({ content }) => content.lang === code)?.content;
  const row = inLanguage(wanted) ?? inLanguage('en');
  const blocks = row === undefined ? [] : (blocksOf(row) ?? []);
  return row === undefined || blocks.length === 0
    ? undefined
    : { title: row.title ?? '', lang: row.lang ?? 'en', blocks };
}
