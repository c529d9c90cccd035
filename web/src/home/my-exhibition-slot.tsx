import { isStored } from '@fairhall/adapters/browser/stored-value';
import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { useEffect } from 'react';
import { listRegisteredIds, useRegisteredIds } from '../login/stored-registrations.ts';
import { useSession } from '../login/use-login.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import styles from './my-exhibition-slot.module.css';

declare module '../page/slots.ts' {
  interface Slots {
    /** The show that the visitor is registered for: beside something, or as wide as the page. D-04 D-05 */
    readonly ownShow: { readonly shape: 'card' | 'wide' };
  }
}

/**
 * The place of the show that a visitor is registered for. The page is everybody's, so its style makes room for it by a mark of her
 * browser (`server/inline-scripts.ts`) before anything is painted, and what fills it is fetched for who is logged in or has
 * registered here. Nobody else asks for anything. D-04 D-05
 */
export function MyExhibitionSlot({ shape }: { shape: 'card' | 'wide' }) {
  const { isLoggedIn } = useSession();
  const isRegistered = useRegisteredIds() !== '';
  const isWanted = isLoggedIn || isRegistered;
  // After a logout, wherever that was, nothing is left to fill it. What the page began with is the server's word, not the device's.
  useEffect(() => {
    if (isWanted || isStored(window, buyerTokenName, Date.now()) || listRegisteredIds() !== '') return;
    document.documentElement.removeAttribute('data-own-show');
  }, [isWanted]);
  return (
    <div className={styles.place} data-shape={shape}>
      <SlotLoader name="ownShow" isWanted={isWanted} isQuiet part={{ shape }} />
    </div>
  );
}
