import { loadExhibition } from '@fairhall/core/preregistration/load-exhibition';
import { useRegistered } from '../../login/use-registered.ts';
import { toastQueue } from '../../overlay/toast-queue.ts';
import type { Boot } from '../../page/boot.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import type { PortsSource } from '../../page/ports-source.ts';
import { askForm } from '../../page/requested-forms.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import styles from '../exhibition-action.module.css';
import type { ActionPosition } from '../exhibition-header.tsx';

interface PreregistrationButtonProps {
  readonly exhibitionId: string;
  readonly place: ActionPosition;
}

/**
 * Opens the pre-registration form over the page, since global buyers have no page for it, and then shows the badge
 * number. D-92
 */
export function PreregistrationButton({ exhibitionId, place }: PreregistrationButtonProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const source = usePortsSource();
  const isRegistered = useRegistered(exhibitionId, true);
  return (
    <button
      type="button"
      className={place === 'tabs' ? `button ${styles.tabs}` : 'button primary large'}
      data-opens="preregister"
      onClick={() => void openForm(exhibitionId, boot, source)}
    >
      {text(isRegistered ? 'exhibition.primary.badge' : 'exhibition.primary.preRegister')}
    </button>
  );
}

async function openForm(exhibitionId: string, boot: Boot, source: PortsSource | null): Promise<void> {
  if (source === null) return;
  const [ports, { openFrontGateway }] = await Promise.all([
    source.load(),
    loadModule(() => import('../../page/front-gateway.ts')),
  ]);
  const loaded = await loadExhibition(openFrontGateway(boot, ports), exhibitionId);
  if (!loaded.ok) return toastQueue.add({ type: 'request.failed', error: loaded.error });
  await askForm({ loaded: loaded.value, showsResult: true });
}
