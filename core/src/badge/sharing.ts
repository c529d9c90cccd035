import type { GatewayError } from '../contract/error.ts';
import type { SharedField } from '../contract/lead/limits.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';

export interface SharingPorts {
  readonly gateway: Pick<FrontGateway, 'lead'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

const toOptions = ({ ids }: SharingPorts) => ({ idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;

/** Sets the fields that exhibitors see of a visitor besides name and company. D-65 THR-33 */
export const shareFields = (
  ports: SharingPorts,
  badge: { readonly exhibitionId: string; readonly registrationId: string },
  fields: readonly SharedField[],
): Promise<Result<true, GatewayError>> => ports.gateway.lead.share({ ...badge, fields: [...fields] }, toOptions(ports));

/** Withdraws the data that one exhibitor sees of a visitor, or shares it again. D-65 THR-33 */
export const takeBackScan = (
  ports: SharingPorts,
  leadId: string,
  isTakenBack: boolean,
): Promise<Result<true, GatewayError>> => ports.gateway.lead.takeBack({ leadId, isTakenBack }, toOptions(ports));
