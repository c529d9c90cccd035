import { getLayout, hasCards, listLayoutFields } from '@fairhall/core/preregistration/layout';
import { loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import { selectVersion } from '@fairhall/core/preregistration/version';
import { ok } from '@fairhall/core/result';
import { type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { readVersionSigns } from './version-options.ts';

/** Shows an exhibition's form version, why it was chosen, and its fields. A-01 A-03 A-04 D-33 */
export async function describeFormVersion(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [exhibitionId = ''] = args;
  const signs = readVersionSigns(options);
  if (!signs.ok) return signs;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin, visitor } = connection.value;
  const found = await waitWithProgress(invocation, loadExhibition(front(), exhibitionId, signal));
  if (!found.ok) return toCallFailure(found.error, origin);
  const { abPreRegister, pageVersion: configured } = found.value.exhibition;
  const visitorId = readTextOption(options, 'visitor') ?? visitor.visitorId();
  const { version, why } = selectVersion({ ...signs.value, abPreRegister, configured, visitorId });
  const layout = getLayout(version);
  const fields = [...listLayoutFields(layout), 'cateAndTag', ...(hasCards(layout) ? ['cardFront', 'cardBack'] : [])];
  return ok({
    data: { exhibitionId, version, layout, why, fields },
    view: {
      kind: 'facts',
      facts: [
        [texts.text('terminal.preregister.version'), String(version)],
        [texts.text('terminal.preregister.layout'), layout],
        [texts.text('terminal.preregister.why'), texts.text(`terminal.preregister.why.${why}`)],
        [texts.text('terminal.preregister.fields'), fields.join(', ')],
      ],
    },
  });
}
