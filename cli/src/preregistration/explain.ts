import { fieldsOfLayout, hasCards, preRegLayout } from '@fairhall/core/preregistration/layout';
import { loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import { chooseVersion } from '@fairhall/core/preregistration/version';
import { ok } from '@fairhall/core/result';
import { failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { versionSigns } from './version-options.ts';

/** Which version of the form an exhibition shows, by what it is chosen, and what it asks for. A-01 A-03 A-04 D-33 */
export async function explainVersion(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [exhibitionId = ''] = args;
  const signs = versionSigns(options);
  if (!signs.ok) return signs;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin, visitor } = connection.value;
  const found = await waitingFor(invocation, loadExhibition(front(), exhibitionId, signal));
  if (!found.ok) return failedCall(found.error, origin);
  const { abPreRegister, pageVersion: configured } = found.value.exhibition;
  const visitorId = textOption(options, 'visitor') ?? visitor.visitorId();
  const { version, why } = chooseVersion({ ...signs.value, abPreRegister, configured, visitorId });
  const layout = preRegLayout(version);
  const fields = [...fieldsOfLayout(layout), 'cateAndTag', ...(hasCards(layout) ? ['cardFront', 'cardBack'] : [])];
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
