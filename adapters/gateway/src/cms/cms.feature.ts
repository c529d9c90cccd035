import type { cms } from '@fairhall/core/contract/cms';
import { targetAt } from '@fairhall/core/operator-list/link-list';
import { blocksOf } from '@fairhall/core/operator-list/page-list';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { KeepFeedback } from '../keep-feedback.ts';
import { FEEDBACK_BUDGETS } from '../limits/budgets.ts';
import type { RowsOf } from '../operator-rows.ts';
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
      const rows = (await rowsOf(database, 'page', pageKey)).map(({ content }) => content);
      const inLanguage = (code: string) => rows.find((row) => row.lang === code);
      const row = inLanguage(wanted ?? lang) ?? inLanguage('en');
      const blocks = row === undefined ? [] : (blocksOf(row) ?? []);
      if (row === undefined || blocks.length === 0) return err(NOT_FOUND);
      return ok({ title: row.title ?? '', lang: row.lang ?? 'en', blocks });
    },
    feedback: async (said, context) =>
      ok({ id: await keepFeedback(context, { about: 'service', supplierId: null, ...said }) }),
  },
  budgets: { feedback: FEEDBACK_BUDGETS },
  tellsChanges: true,
});
