import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './planner-button.module.css';
import { usePlan } from './use-plan.ts';

interface PlannerButtonProps {
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly goodsId?: string | undefined;
  /** The name of the stand or product. */
  readonly label: string;
  /** Whether a link to the planner appears next to the button once the stand or product is planned. */
  readonly showsPlannerLink: boolean;
  /** Shows a square button with an icon only, for rows with little room. */
  readonly isSmall?: boolean;
  /** Styles the button as the primary action. */
  readonly isPrimary?: boolean;
}

/**
 * Adds a stand or a product at it to the plan, or removes it. Suppliers have no planner. D-28
 *
 */
export function PlannerButton({
  exhibitionId,
  supplierId,
  goodsId,
  label,
  showsPlannerLink,
  isSmall = false,
  isPrimary = false,
}: PlannerButtonProps) {
  const { text } = useTexts();
  const boot = useBoot();
  const { isPlanned, outcome, press } = usePlan({ exhibitionId, supplierId, goodsId });
  if (boot.audience === 'supplier') return null;
  return (
    <>
      <button
        type="button"
        className={`${isPrimary && !isPlanned ? 'button primary' : 'button'} ${styles.plan}`}
        data-small={isSmall || undefined}
        aria-pressed={isPlanned}
        data-plan={goodsId ?? supplierId}
        onClick={press}
      >
        <Icon name={isPlanned ? 'check' : 'plus'} small={!isSmall} />
        <span className={isSmall ? 'hidden' : undefined}>
          {text(isPlanned ? 'planner.added' : 'planner.add')}
          <span className="hidden">: {label}</span>
        </span>
      </button>
      {isPlanned && showsPlannerLink ? (
        <a className="link" href={hrefOf(boot)('expoPlanner', { exhibitionId })}>
          {text('planner.see')}
        </a>
      ) : null}
      <span className="hidden" role="status">
        {outcome === null ? '' : text(outcome ? 'planner.told.on' : 'planner.told.off', { name: label })}
      </span>
    </>
  );
}
