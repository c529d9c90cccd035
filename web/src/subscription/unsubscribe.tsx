import { toDisplayText } from '@fairhall/core/contract/error-message';
import { stripSecrets } from '@fairhall/core/routes/query';
import type { SubscriptionEvent, SubscriptionOpening } from '@fairhall/core/subscription/subscription.machine';
import {
  type SubscriptionView,
  subscriptionEcho,
  subscriptionStart,
} from '@fairhall/core/subscription/subscription.view';
import { useLocation } from 'react-router';
import { useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useFlow } from '../page/use-flow.ts';
import type { IconName } from '../ui/icon.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';

/**
 * The email subscription of an address, opened by the link in an email or by a login, which then determines the
 * address. D-60
 */
export function UnsubscribePage({ data }: { data: SubscriptionOpening }) {
  const { role, user } = useSession();
  if (data.sign !== undefined) return <Subscription opening={data} />;
  if (role !== 'buyer') return <LoginFirst />;
  const email = data.email === '' ? user?.email : data.email;
  if (email === undefined) return <Outcome view={subscriptionStart({ email: ' ', initialStatus: null })} />;
  return <Subscription key={email} opening={{ email, initialStatus: null }} />;
}

function Subscription({ opening }: { opening: SubscriptionOpening }) {
  const { view, send } = useFlow<SubscriptionView, SubscriptionEvent>({
    start: subscriptionStart(opening),
    echo: subscriptionEcho,
    isRequest: () => true,
    atOnce: opening.initialStatus === null,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/subscription/page'))).openSubscription(ports, opening),
  });
  return <Outcome view={view} act={send} />;
}

function Outcome({ view, act }: { view: SubscriptionView; act?: (event: SubscriptionEvent) => void }) {
  const texts = useTexts();
  const { title, text, message, action, state, busy } = view;
  return (
    <div className="wrap" data-page="unsubscribe" data-state={state} aria-live="polite" aria-busy={busy}>
      <OutcomePanel {...STATE_ICONS[state]} title={texts.text(title.key)}>
        {text === null ? null : <p>{texts.text(text.key, text.values)}</p>}
        {state === 'subscribed' || state === 'unsubscribed' ? <p>{texts.text('unsubscribe.always')}</p> : null}
        {message === null ? null : <p role="alert">{toDisplayText(texts, message)}</p>}
        <noscript>
          <p>{texts.text('unsubscribe.noscript')}</p>
        </noscript>
        {action === null ? null : (
          <OutcomeActions>
            <button type="button" className="button primary" disabled={busy} onClick={() => act?.(action.event)}>
              {texts.text(action.label.key)}
            </button>
          </OutcomeActions>
        )}
      </OutcomePanel>
    </div>
  );
}

const STATE_ICONS = {
  loading: { icon: 'mail', tone: 'plain' },
  subscribed: { icon: 'mail', tone: 'plain' },
  unsubscribed: { icon: 'check', tone: 'good' },
  invalid: { icon: 'warning', tone: 'bad' },
  failed: { icon: 'warning', tone: 'bad' },
} as const satisfies Record<SubscriptionView['state'], { icon: IconName; tone: 'good' | 'bad' | 'plain' }>;

/** Buyers cannot log in on the suppliers' host, so there only the link in an email works. */
function LoginFirst() {
  const boot = useBoot();
  const { text } = useTexts();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap" data-page="unsubscribe" data-state="login">
      <OutcomePanel icon="mail" tone="plain" title={text('unsubscribe.login.title')}>
        <p>{text('unsubscribe.login.text')}</p>
        <p>{text('unsubscribe.always')}</p>
        {boot.audience === 'supplier' ? null : (
          <OutcomeActions>
            <a
              className="button primary"
              href={hrefOf(boot)('login', {}, { redirect: pathname + stripSecrets(search) })}
            >
              {text('unsubscribe.login')}
            </a>
          </OutcomeActions>
        )}
      </OutcomePanel>
    </div>
  );
}
