import { Icon } from '../../ui/icon.tsx';
import type { SupplierData } from './supplier-data.ts';

/** How soon and how reliably a supplier answers, as one of its facts; nothing where too little is known. */
export function ReplyRow({ reply }: Pick<SupplierData, 'reply'>) {
  if (reply === null) return null;
  return (
    <li>
      <Icon name="clock" />
      <span>{reply}</span>
    </li>
  );
}
