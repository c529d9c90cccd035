import type { GatewayError } from '../contract/error.ts';
import type { ExhibitionDetail } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { err, type Result } from '../result.ts';
import { isBlocked } from './ids.ts';

/** The gateway calls that load an exhibition. */
export interface ExhibitionCalls {
  readonly exhibition: Pick<FrontGateway['exhibition'], 'detail'>;
}

/** Loads one exhibition by its id. The blocked one is rejected without a request. */
export async function loadExhibition(
  { exhibition }: ExhibitionCalls,
  exhibitionId: string,
  signal?: CancelSignal | undefined,
): Promise<Result<ExhibitionDetail, GatewayError>> {
  if (isBlocked(exhibitionId)) return err(NO_SUCH);
  return exhibition.detail({ exhibitionId }, { handled: true, ...(signal === undefined ? {} : { signal }) });
}

/** Written as a literal: importing the error factory would add eight kilobytes to pages that are only read. */
const NO_SUCH: GatewayError = { kind: 'SERVER_ERROR', code: '404', message: '' };
