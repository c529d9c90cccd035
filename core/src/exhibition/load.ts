import type { GatewayError } from '../contract/error.ts';
import type { ExhibitionDetail } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { err, type Result } from '../result.ts';
import { isBlocked } from './ids.ts';

/** What asks for an exhibition. */
export interface ExhibitionCalls {
  readonly exhibition: Pick<FrontGateway['exhibition'], 'detail'>;
}

/** One exhibition by its id; the blocked one is never asked for. */
export async function loadExhibition(
  { exhibition }: ExhibitionCalls,
  exhibitionId: string,
  signal?: CancelSignal | undefined,
): Promise<Result<ExhibitionDetail, GatewayError>> {
  if (isBlocked(exhibitionId)) return err(NO_SUCH);
  return exhibition.detail({ exhibitionId }, { handled: true, ...(signal === undefined ? {} : { signal }) });
}

/** Written out: what makes errors brings eight kilobytes to a page that is only read. */
const NO_SUCH: GatewayError = { kind: 'SERVER_ERROR', code: '404', message: '' };
