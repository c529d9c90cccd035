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

/** Says what exhibitors see of a visitor besides name and company. D-65 THR-33 */
export const shareFields = (
  ports: SharingPorts,
  badge: { readonly exhibitionId: string; readonly registrationId: string },
  fields: readonly SharedField[],
): Promise<Result<true, GatewayError>> => ports.gateway.lead.share({ ...badge, fields: [...fields] }, toOptions(ports));

/** Takes back what one exhibitor sees of a visitor, or gives it again. D-65 THR-33 */
export const takeBackScan = (
  ports: SharingPorts,
  leadId: string,
  isTakenBack: boolean,
): Promise<Result<true, GatewayError>> => ports.gateway.lead.takeBack({ leadId, isTakenBack }, toOptions(ports));
