import type { cms } from '@fairhall/core/contract/cms/calls';
import { targetAt } from '@fairhall/core/operator-list/link-list';
import { err, ok } from '@fairhall/core/result';
import { DEFAULT_BRAND } from '@fairhall/core/site/site-brand';
import type { CallContext } from '../call-context.ts';
import { fillSiteName } from '../fill-site-name.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { FEEDBACK_BUDGETS } from '../limits/budgets.ts';
import type { ListRows } from '../operator-rows.ts';
import type { SaveFeedback } from '../save-feedback.ts';
import type { TextsByLanguage } from '../texts.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findPage, type WrittenPage } from './find-page.ts';

interface CmsPorts {
  readonly listRows: ListRows;
  readonly saveFeedback: SaveFeedback;
  readonly texts: TextsByLanguage;
}

/**
 * Content that operators manage (short links and pages), and feedback from visitors to the organiser. D-18 D-20 D-45
 */
export const cmsFeature = ({ listRows, saveFeedback, texts }: CmsPorts): GatewayFeature<typeof cms> => ({
  handlers: {
    link: async ({ transfer }, { database, now }) => {
      const row = (await listRows(database, 'link', transfer))[0]?.content;
      const target = row === undefined ? undefined : targetAt(row, now);
      return target === undefined ? err(NOT_FOUND) : ok(target);
    },
    page: async ({ pageKey, lang }, context) => {
      const page = await findPage(listRows, context.database, toQuestion(pageKey, context, lang));
      return page === undefined ? err(NOT_FOUND) : ok(toAnswer(page, texts, context));
    },
    findPage: async ({ pageKey, lang }, context) => {
      const page = await findPage(listRows, context.database, toQuestion(pageKey, context, lang));
      return ok(page === undefined ? null : toAnswer(page, texts, context));
    },
    banner: async ({ industry }, context) => {
      const page = await findPage(listRows, context.database, toQuestion(`banner-${industry}`, context));
      return ok({ image: page?.blocks.find(({ image }) => image !== undefined)?.image ?? null });
    },
    feedback: async (input, context) =>
      ok({ id: await saveFeedback(context, { about: 'service', supplierId: null, ...input }) }),
  },
  budgets: { feedback: FEEDBACK_BUDGETS },
  notifiesChanges: true,
  cachedAnswers: ['banner'],
});

const toQuestion = (name: string, { siteId, lang }: Pick<CallContext, 'siteId' | 'lang'>, requestedLang?: string) => ({
  name,
  siteId,
  lang: requestedLang ?? lang,
});

function toAnswer({ title, lang, blocks }: WrittenPage, texts: TextsByLanguage, context: CallContext): PageAnswer {
  const { site = DEFAULT_BRAND } = texts.of(context.lang, context.siteId);
  return JSON.parse(fillSiteName({ title, lang, blocks }, site.name)) as PageAnswer; // the same members as given
}

type PageAnswer = Pick<WrittenPage, 'title' | 'lang' | 'blocks'>;
