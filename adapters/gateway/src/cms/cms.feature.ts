import type { cms } from '@fairhall/core/contract/cms/calls';
import { targetAt } from '@fairhall/core/operator-list/link-list';
import { parseBlocks } from '@fairhall/core/operator-list/page-list';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { FEEDBACK_BUDGETS } from '../limits/budgets.ts';
import type { ListRows, StoredRow } from '../operator-rows.ts';
import type { SaveFeedback } from '../save-feedback.ts';
import { NOT_FOUND } from '../wire/call-error.ts';

interface CmsPorts {
  readonly listRows: ListRows;
  readonly saveFeedback: SaveFeedback;
}

/**
 * Content that operators manage (short links and pages), and feedback from visitors to the organiser. D-18 D-20 D-45
 */
export const cmsFeature = ({ listRows, saveFeedback }: CmsPorts): GatewayFeature<typeof cms> => ({
  handlers: {
    link: async ({ transfer }, { database, now }) => {
      const row = (await listRows(database, 'link', transfer))[0]?.content;
      const target = row === undefined ? undefined : targetAt(row, now);
      return target === undefined ? err(NOT_FOUND) : ok(target);
    },
    page: async ({ pageKey, lang: requestedLang }, { database, lang }) => {
      const page = pickPage(await listRows(database, 'page', pageKey), requestedLang ?? lang);
      return page === undefined ? err(NOT_FOUND) : ok(page);
    },
    findPage: async ({ pageKey, lang: requestedLang }, { database, lang }) =>
      ok(pickPage(await listRows(database, 'page', pageKey), requestedLang ?? lang) ?? null),
    banner: async ({ industry }, { database, lang }) => {
      const page = pickPage(await listRows(database, 'page', `banner-${industry}`), lang);
      return ok({ image: page?.blocks.find(({ image }) => image !== undefined)?.image ?? null });
    },
    feedback: async (input, context) =>
      ok({ id: await saveFeedback(context, { about: 'service', supplierId: null, ...input }) }),
  },
  budgets: { feedback: FEEDBACK_BUDGETS },
  notifiesChanges: true,
  cachedAnswers: ['banner'],
});

/** A page in the requested language, else in English; undefined if neither version exists or has content. */
function pickPage(rows: readonly StoredRow[], requestedLang: string) {
  const findInLanguage = (code: string) => rows.find(({ content }) => content.lang === code)?.content;
  const row = findInLanguage(requestedLang) ?? findInLanguage('en');
  const blocks = row === undefined ? [] : (parseBlocks(row) ?? []);
  return row === undefined || blocks.length === 0
    ? undefined
    : { title: row.title ?? '', lang: row.lang ?? 'en', blocks };
}
