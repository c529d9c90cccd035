import type { FollowType } from '@fairhall/core/contract/follow/limits';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './follow-button.module.css';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  readonly type: FollowType;
  readonly targetId: string;
  /** The target's name. */
  readonly label: string;
}

/**
 * Follows a target or stops following it. The server renders it as not followed; for a buyer the browser loads the
 * status. D-63
 */
export function FollowButton({ type, targetId, label }: FollowButtonProps) {
  const { text } = useTexts();
  const { isFollowed, outcome, press } = useFollow(type, targetId);
  return (
    <>
      <button type="button" className={`button ${styles.follow}`} aria-pressed={isFollowed} onClick={press}>
        <Icon name={isFollowed ? 'check' : type === 'goods' ? 'heart' : 'plus'} small />
        {text(isFollowed ? 'follow.following' : `follow.button.${type}`)}
      </button>
      <span className="hidden" role="status">
        {outcome === null ? '' : text(outcome ? 'follow.told.on' : 'follow.told.off', { name: label })}
      </span>
    </>
  );
}
