import type { operatorList } from '@fairhall/core/contract/operator-list/calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { importRows } from './commit-rows.ts';
import { findRows } from './find-rows.ts';
import { listRows } from './list-rows.ts';
import type { OperatorListPorts } from './operator-list-ports.ts';
import { listPageVersions } from './page-versions.ts';
import { removeRows } from './remove-rows.ts';
import { cleanUpImports, storeImportRows } from './store-import-rows.ts';

/** The lists that operators maintain for the pages that visitors read. D-94 */
export const operatorListFeature = (ports: OperatorListPorts): GatewayFeature<typeof operatorList> => ({
  handlers: {
    list: async ({ reason = '', ...sought }, context) => {
      const { list, keyword = '', pageNo } = sought;
      await leaveAudit(context.database, context, {
        call: 'operatorList.list',
        object: { list, keyword, pageNo },
        reason,
      });
      return ok(await findRows(context.database, sought));
    },
    show: async ({ list, key, reason = '' }, context) => {
      const rows = await listRows(context.database, list, key);
      if (rows.length === 0) return err(NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'operatorList.show', object: { list, key }, reason });
      return ok({ rows: rows.map(({ content }) => content) });
    },
    versions: async ({ key, reason = '' }, context) => {
      const versions = await listPageVersions(context.database, key);
      if (versions.length === 0) return err(NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'operatorList.versions', object: { key }, reason });
      return ok({ versions });
    },
    stage: async ({ reason, ...piece }, context) => {
      const staged = await storeImportRows(context, piece);
      const object = { importId: piece.importId, first: piece.first, rows: staged };
      await leaveAudit(context.database, context, { call: 'operatorList.stage', object, reason });
      return ok({ staged });
    },
    commit: async ({ reason, ...wish }, context) => {
      const committed = await importRows(ports, context, wish);
      if (!committed.ok) return committed;
      const { added, changed, same, refused } = committed.value;
      const object = { ...wish, dryRun: String(wish.dryRun), added, changed, same, refused: refused.length };
      await leaveAudit(context.database, context, { call: 'operatorList.commit', object, reason });
      return committed;
    },
    remove: async ({ reason, ...unwanted }, context) => {
      const removed = await removeRows(ports, context, unwanted);
      if (removed.length === 0) return err(NOT_FOUND);
      const { list, key, part = '', dryRun } = unwanted;
      const object = { list, key, part, dryRun: String(dryRun), removed: removed.length };
      await leaveAudit(context.database, context, { call: 'operatorList.remove', object, reason });
      return ok({ rows: [...removed] });
    },
  },
  cleanUpRows: cleanUpImports,
});
