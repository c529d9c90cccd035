import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffStand } from '@fairhall/core/contract/stand/staff-calls';
import { ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';

const PAGE_SIZE = 20;

type Page = OutputOf<typeof staffStand.list>;

interface StaffStandPorts {
  findExhibitionsByIds(
    context: CallContext,
    ids: readonly string[],
  ): Promise<
    readonly (Pick<Page['records'][number], 'exhibitionId' | 'industry' | 'websiteId'> & { readonly name: string })[]
  >;
}

/** Stand requests, for staff to read. D-54 */
export const staffStandFeature = ({ findExhibitionsByIds }: StaffStandPorts): GatewayFeature<typeof staffStand> => ({
  handlers: {
    list: async ({ exhibitionId, pageNo, reason = '' }, context) => {
      const object = { exhibitionId: exhibitionId ?? '', pageNo };
      await leaveAudit(context.database, context, { call: 'staffStand.list', object, reason });
      const { rows, total } = await listRows(context, exhibitionId, pageNo);
      const exhibitions = await findExhibitionsByIds(context, [...new Set(rows.map((row) => row.exhibition_id))]);
      const records = rows.map((row) => {
        const exhibition = exhibitions.find((one) => one.exhibitionId === row.exhibition_id);
        return {
          standRequestId: row.stand_request_id,
          exhibitionId: row.exhibition_id,
          exhibitionName: exhibition?.name ?? '',
          industry: exhibition?.industry ?? null,
          websiteId: exhibition?.websiteId ?? null,
          company: row.company,
          contactName: row.contact_name,
          email: row.email,
          mobile: row.mobile,
          countryId: row.country_id,
          area: row.area,
          product: row.product,
          remark: row.remark,
          lang: row.lang,
          createTime: Number(row.created),
        };
      });
      return ok({ records, total, pageNo, pageSize: PAGE_SIZE });
    },
  },
});

async function listRows({ database: { kysely } }: CallContext, exhibitionId: string | undefined, pageNo: number) {
  const isWanted = exhibitionId === undefined ? sql<boolean>`true` : sql<boolean>`exhibition_id = ${exhibitionId}`;
  const counted = kysely.selectFrom('stand_request').select((by) => by.fn.countAll<number>().as('total'));
  const { total } = await counted.where(isWanted).executeTakeFirstOrThrow();
  const rows = await kysely
    .selectFrom('stand_request')
    .selectAll()
    .where(isWanted)
    .orderBy('created', 'desc')
    .orderBy('stand_request_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  return { rows, total: Number(total) };
}
