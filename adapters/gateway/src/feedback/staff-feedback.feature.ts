import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffFeedback } from '@fairhall/core/contract/feedback/staff-calls';
import { ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { cleanUpFeedback } from './save-feedback.ts';

const PAGE_SIZE = 20;

type Page = OutputOf<typeof staffFeedback.list>;

interface FeedbackPorts {
  readonly findNamedSupplier: (
    context: Pick<CallContext, 'database' | 'lang'>,
    supplierId: string,
  ) => Promise<{ readonly name: string } | undefined>;
}

/** Feedback to the organiser, for staff to read. D-18 D-25 */
export const staffFeedbackFeature = (ports: FeedbackPorts): GatewayFeature<typeof staffFeedback> => ({
  handlers: {
    list: async ({ about, pageNo, reason = '' }, context) => {
      const object = { about: about ?? '', pageNo };
      await leaveAudit(context.database, context, { call: 'staffFeedback.list', object, reason });
      return ok(await pageOf(ports, context, about, pageNo));
    },
  },
  cleanUpRows: cleanUpFeedback,
});

async function pageOf(
  { findNamedSupplier }: FeedbackPorts,
  context: CallContext,
  about: 'supplier' | 'service' | undefined,
  pageNo: number,
): Promise<Page> {
  const { kysely } = context.database;
  const isWanted = about === undefined ? sql<boolean>`true` : sql<boolean>`about = ${about}`;
  const counted = kysely.selectFrom('feedback').select((by) => by.fn.countAll<number>().as('total'));
  const { total } = await counted.where(isWanted).executeTakeFirstOrThrow();
  const rows = await kysely
    .selectFrom('feedback')
    .selectAll()
    .where(isWanted)
    .orderBy('created', 'desc')
    .orderBy('feedback_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const records = await Promise.all(
    rows.map(async ({ feedback_id: feedbackId, supplier_id: supplierId, kind: type, about: of, ...row }) => ({
      feedbackId,
      about: of,
      type,
      content: row.content,
      email: row.email,
      lang: row.lang,
      supplier:
        supplierId === null ? null : { supplierId, name: (await findNamedSupplier(context, supplierId))?.name ?? '' },
      createTime: Number(row.created),
    })),
  );
  return { records, total: Number(total), pageNo, pageSize: PAGE_SIZE };
}
