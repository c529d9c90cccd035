import { Icon } from '../../ui/icon.tsx';
import type { SupplierData } from './supplier-data.ts';

/** How fast and how often a supplier responds, as one of its facts; nothing if too little is known. */
export function ReplyRow({ reply }: Pick<SupplierData, 'reply'>) {
  if (reply === null) return null;
  return (
    <li>
      <Icon name="clock" />
      <span>{reply}</span>
    </li>
  );
}
