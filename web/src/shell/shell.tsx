import { Outlet, useNavigation } from 'react-router';
import { ToastOutlet } from '../overlay/toast-outlet.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { CouponOutlet } from './coupon-outlet.tsx';
import { FollowProvider } from './follow-provider.tsx';
import { LoginOutlet } from './login-outlet.tsx';
import { MobileBars } from './mobile-bars.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { PageScroll } from './page-scroll.tsx';
import { PopupOutlet } from './popup-outlet.tsx';
import { PreregistrationOutlet } from './preregistration-outlet.tsx';
import styles from './shell.module.css';
import { usePromotionOfVisit } from './use-promotion-of-visit.ts';

/** The frame of every page: header or bars by device, the skip link, the footer.  */
export function PageShell() {
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
      {device === 'pc' ? <PageHeader /> : <MobileBars />}
      <main id="content" className={device === 'pc' ? styles.main : styles.mainH5} tabIndex={-1}>
        <FollowProvider>
          <Outlet />
        </FollowProvider>
      </main>
      <PageFooter />
      <PopupOutlet />
      <CouponOutlet />
      <PreregistrationOutlet />
      <LoginOutlet />
      <ToastOutlet />
      <PageScroll />
    </>
  );
}
