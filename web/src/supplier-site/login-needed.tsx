import { stripSecrets } from '@fairhall/core/routes/query';
import { useLocation } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';

/** Replaces a supplier's page if nobody is logged in on this device. The login returns to this address. */
export function LoginNeeded() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const { pathname, search } = useLocation();
  const callback = pathname + stripSecrets(search);
  return (
    <OutcomePanel icon="person" tone="plain" title={text('supplierSite.visitor.title')}>
      <p>{text('supplierSite.visitor.text')}</p>
      <OutcomeActions>
        <a className="button primary" href={href('singleSignOn', {}, { role: 'supplier', callback })}>
          {text('supplierSite.login.button')}
        </a>
      </OutcomeActions>
    </OutcomePanel>
  );
}
