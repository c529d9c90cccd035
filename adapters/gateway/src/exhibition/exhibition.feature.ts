import type { exhibition } from '@fairhall/core/contract/exhibition/calls';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { type CountryPorts, exhibitionKind } from './exhibition-kind.ts';
import { phaseOf, shownExhibition } from './exhibition-rows.ts';
import { exhibitorKind } from './exhibitor-kind.ts';
import { findEshow, findExhibition } from './find-exhibition.ts';
import { findHallPlan } from './hall-plan.ts';
import { listExhibitions, recommendExhibitions } from './list-exhibitions.ts';
import { listExhibitors } from './list-exhibitors.ts';
import { type CalendarPorts, serveCalendar } from './serve-calendar.ts';
import { standsOf } from './stands-of.ts';

/** Exhibitions and who exhibits there; one that is not published is answered by nothing. A-45 A-57 */
export const exhibitionFeature = (ports: CalendarPorts & CountryPorts): GatewayFeature<typeof exhibition> => ({
  handlers: {
    detail: (input, context) => findExhibition(context, input),
    recommended: (input, context) => recommendExhibitions(context, input),
    exhibitors: (input, context) => listExhibitors(context, input),
    hallPlan: (input, context) => findHallPlan(context, input),
    stands: (input, context) => standsOf(context, input),
    list: (input, context) => listExhibitions(context, input),
    eshow: (input, context) => findEshow(context, input),
    config: async ({ exhibitionId }, context) => {
      const row = await shownExhibition(context, exhibitionId);
      if (row === undefined) return err(NOT_FOUND);
      return ok({
        exhibitionId,
        popupMode: row.popup_mode,
        phase: phaseOf(row, context.now),
        abPreRegister: row.ab_pre_register,
        entryTypes: row.entry_types,
        maxTag: row.max_tag,
        ...(row.page_version === null ? {} : { pageVersion: row.page_version }),
      });
    },
  },
  importKinds: { exhibition: exhibitionKind(ports), exhibitor: exhibitorKind },
  tellsChanges: true,
  keptAnswers: ['recommended'],
  resources: { 'exhibition-calendar/': serveCalendar(ports) },
});
