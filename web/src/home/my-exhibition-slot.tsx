import { isStored } from '@fairhall/adapters/browser/stored-value';
import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { useEffect } from 'react';
import { listRegisteredIds, useRegisteredIds } from '../login/stored-registrations.ts';
import { useSession } from '../login/use-login.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import styles from './my-exhibition-slot.module.css';

interface MyExhibitionSlotProps {
  readonly shape: 'card' | 'wide';
  /** The exhibition that the page presents first, with its badge and stops; null if there is none. */
  readonly stageId: string | null;
}

declare module '../page/slots.ts' {
  interface Slots {
    /** The exhibition for which the visitor is registered, unless the page presents it first. D-04 D-05 */
    readonly ownShow: MyExhibitionSlotProps;
  }
}

/**
 * Reserves the space for the visitor's own exhibition. All visitors get the same page, so an inline script
 * (`server/inline-scripts.ts`) sets an attribute before the first paint, and a style then reserves the space. The
 * content loads only for visitors who are logged in or have registered in this browser. D-04 D-05
 */
export function MyExhibitionSlot(props: MyExhibitionSlotProps) {
  const { isLoggedIn } = useSession();
  const isRegistered = useRegisteredIds() !== '';
  const isWanted = isLoggedIn || isRegistered;
  // After a logout, even in another tab, nothing fills the space any more. The first render uses the server's session,
  // so the device's storage is checked as well.
  useEffect(() => {
    if (isWanted || isStored(window, buyerTokenName, Date.now()) || listRegisteredIds() !== '') return;
    document.documentElement.removeAttribute('data-own-show');
  }, [isWanted]);
  return (
    <div className={styles.place} data-shape={props.shape}>
      <SlotLoader name="ownShow" isWanted={isWanted} isQuiet part={props} />
    </div>
  );
}
