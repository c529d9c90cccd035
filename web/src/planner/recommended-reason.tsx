import { ReasonLine } from './reason-line.tsx';
import { useRecommended } from './use-recommended.ts';

/** Why a listed exhibitor is worth the buyer's visit. Renders nothing if it is not recommended. D-28 */
export function RecommendedReason({
  exhibitionId,
  supplierId,
}: {
  readonly exhibitionId: string;
  readonly supplierId: string;
}) {
  const exhibitor = useRecommended(exhibitionId).find((each) => each.supplierId === supplierId);
  return exhibitor === undefined ? null : <ReasonLine exhibitor={exhibitor} />;
}
