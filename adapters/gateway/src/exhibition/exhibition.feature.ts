import type { exhibition } from '@fairhall/core/contract/exhibition/calls';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { type ExhibitionImportPorts, exhibitionKind } from './exhibition-kind.ts';
import { findVisibleExhibition, getPhase } from './exhibition-rows.ts';
import { exhibitorKind } from './exhibitor-kind.ts';
import { findEshow, findExhibition } from './find-exhibition.ts';
import { findHallPlan } from './find-hall-plan.ts';
import { findSupplierStands } from './find-supplier-stands.ts';
import { listCalendar } from './list-calendar.ts';
import { listExhibitions, listRecommendedExhibitions } from './list-exhibitions.ts';
import { listExhibitors } from './list-exhibitors.ts';
import { type CalendarPorts, serveCalendar } from './serve-calendar.ts';

/** Exhibitions and their exhibitors. An unpublished exhibition looks as if it did not exist. A-45 A-57 */
export const exhibitionFeature = (ports: CalendarPorts & ExhibitionImportPorts): GatewayFeature<typeof exhibition> => ({
  handlers: {
    detail: (input, context) => findExhibition(context, input),
    recommended: (input, context) => listRecommendedExhibitions(context, input),
    exhibitors: (input, context) => listExhibitors(context, input),
    hallPlan: (input, context) => findHallPlan(context, input),
    stands: (input, context) => findSupplierStands(context, input),
    list: (input, context) => listExhibitions(context, input),
    calendar: (input, context) => listCalendar(ports, context, input),
    eshow: (input, context) => findEshow(context, input),
    config: async ({ exhibitionId }, context) => {
      const row = await findVisibleExhibition(context, exhibitionId);
      if (row === undefined) return err(NOT_FOUND);
      return ok({
        exhibitionId,
        popupMode: row.popup_mode,
        phase: getPhase(row, context.now),
        abPreRegister: row.ab_pre_register,
        entryTypes: row.entry_types,
        maxTag: row.max_tag,
        ...(row.page_version === null ? {} : { pageVersion: row.page_version }),
      });
    },
  },
  importKinds: { exhibition: exhibitionKind(ports), exhibitor: exhibitorKind },
  notifiesChanges: true,
  cachedAnswers: ['recommended'],
  resources: { 'exhibition-calendar/': serveCalendar(ports) },
});
