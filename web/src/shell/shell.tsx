import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { ToastOutlet } from '../overlay/toast-outlet.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { FollowedGoodsPlace } from './followed-goods-place.tsx';
import { Footer } from './footer.tsx';
import { H5Bars } from './h5-bars.tsx';
import { LoginOutlet } from './login-outlet.tsx';
import { PcHeader } from './pc-header.tsx';
import { PopupOutlet } from './popup-outlet.tsx';
import { PreregOutlet } from './prereg-outlet.tsx';
import styles from './shell.module.css';
import { usePromotionOfVisit } from './use-promotion-of-visit.ts';

/** What surrounds every page: header or bars by device, the skip link, the footer.  */
export function Shell() {
  const { device } = useBoot();
  const { text } = useTexts();
  const { state } = useNavigation();
  usePromotionOfVisit();
  return (
    <>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <div className={styles.progress} data-state={state} role="presentation" />
      {device === 'pc' ? <PcHeader /> : <H5Bars />}
      <main id="content" className={device === 'pc' ? styles.main : styles.mainH5} tabIndex={-1}>
        <FollowedGoodsPlace>
          <Outlet />
        </FollowedGoodsPlace>
      </main>
      <Footer />
      <PopupOutlet />
      <PreregOutlet />
      <LoginOutlet />
      <ToastOutlet />
      {import.meta.env.SSR ? null : <ScrollRestoration />}
    </>
  );
}
