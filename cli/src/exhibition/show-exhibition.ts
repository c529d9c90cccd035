import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type Outcome, toCallFailure, type View } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

/** Shows one exhibition as facts: dates, venue, halls and exhibitors. D-64 */
export async function showExhibition(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin } = connection.value;
  const [id = ''] = invocation.args;
  const found = await waitWithProgress(invocation, loadExhibition(front(), id, signal));
  if (!found.ok) return toCallFailure(found.error, origin);
  return ok({ data: found.value, view: toView(found.value, invocation) });
}

function toView(exhibition: ExhibitionDetail, { texts, global }: Invocation): View {
  const { number } = getFormat(global.lang);
  const { exhibitionId, name, nameLocal, industry, status, phase, location, timeZone, googleMapUrl } = exhibition;
  const { halls, themes, figures, intro } = exhibition;
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), exhibitionId],
      [texts.text('terminal.column.name'), name],
      [texts.text('exhibition.nameLocal'), nameLocal],
      [texts.text('exhibition.industry'), texts.text(`industry.${industry}`)],
      [texts.text('terminal.column.date'), exhibitionDates(exhibition, global.lang)],
      [texts.text('terminal.column.timeZone'), timeZone],
      [texts.text('terminal.column.location'), location],
      [texts.text('exhibition.map'), googleMapUrl],
      [
        texts.text('terminal.column.state'),
        `${texts.text(`exhibition.status.${status}`)}; ${texts.text(`exhibition.phase.${phase}`)}`,
      ],
      [texts.text('exhibition.halls'), halls.map(({ hall, name: title }) => `${hall} ${title}`).join('; ')],
      [texts.text('exhibition.themes'), themes.map(({ title }) => title).join('; ')],
      [texts.text('exhibition.exhibitors'), number(figures.exhibitors)],
      [texts.text('terminal.column.goods'), number(figures.goods)],
      [texts.text('exhibition.about'), intro],
    ],
  };
}
