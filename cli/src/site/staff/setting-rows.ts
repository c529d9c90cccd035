import type { OutputOf } from '@fairhall/core/contract/call';
import type { configuration } from '@fairhall/core/contract/configuration/calls';
import { isSiteSettingName, SITE_SETTINGS } from '@fairhall/core/site/site-settings';
import type { View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';

type Settings = OutputOf<typeof configuration.showSite>['settings'];

/** A table of all settings with current value, default and meaning. D-97 */
export function toSettingView(settings: Settings, { texts }: Pick<Invocation, 'texts'>): View {
  return {
    kind: 'table',
    columns: (['setting', 'value', 'usual', 'about'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: settings.map(({ name, value }) => {
      const known = isSiteSettingName(name) ? SITE_SETTINGS[name] : undefined;
      return [name, String(value), String(known?.usual ?? ''), known === undefined ? '' : texts.text(known.about)];
    }),
  };
}
