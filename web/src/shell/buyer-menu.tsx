import { useLogin } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { useAccountDrawer } from './account-drawer-outlet.tsx';

/** The buyer's own pages that the menu leads to, with their names. */
const OWN_PAGES = [
  ['rfqManage', 'accountMenu.requests'],
  ['myEnquiries', 'shell.myEnquiries'],
  ['myOrders', 'accountMenu.orders'],
  ['cart', 'shell.cart'],
] as const;

interface BuyerMenuProps {
  /** Whether the account opens as a page, not over the current one. */
  readonly hasAccountPage: boolean;
}

/** The links of the buyer's menu. Only buyers load them. */
export function BuyerMenu({ hasAccountPage }: BuyerMenuProps) {
  const boot = useBoot();
  const href = hrefOf(boot);
  const { text } = useTexts();
  const login = useLogin();
  const [drawer, openDrawer] = useAccountDrawer();
  return (
    <>
      <ul>
        {(['shell.account', 'accountMenu.items'] as const).map((key, index) => (
          <li key={key}>
            {hasAccountPage ? (
              <a href={href('account', {}) + (index > 0 ? '#own' : '')}>{text(key)}</a>
            ) : (
              <button type="button" onClick={() => openDrawer(index > 0)}>
                {text(key)}
              </button>
            )}
          </li>
        ))}
        {OWN_PAGES.map(([page, key]) => (
          <li key={page}>
            <a href={href(page, {})}>{text(key)}</a>
          </li>
        ))}
        {boot.brand.allYearUrl === undefined ? null : (
          <li>
            <a href={boot.brand.allYearUrl} data-site-link="">
              {text('accountMenu.allYear')}
            </a>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void login?.logOut()}>
            {text('shell.logOut')}
          </button>
        </li>
      </ul>
      {drawer}
    </>
  );
}
