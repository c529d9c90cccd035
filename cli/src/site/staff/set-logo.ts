import { err } from '@fairhall/core/result';
import type { Outcome } from '../../answer.ts';
import { findLocalFile } from '../../find-local-files.ts';
import { createKey } from '../../idempotency-key.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';
import { findSite } from './find-site.ts';
import { toSettingView } from './setting-rows.ts';

/** Uploads a picture and makes it the logo of a site. D-97 */
export async function setLogo(invocation: Invocation): Promise<Outcome> {
  const site = await findSite(invocation);
  if (!site.ok) return site;
  const [, path = ''] = invocation.args;
  const file = await findLocalFile(invocation, path);
  if (!file.ok) return file;
  const { id: siteId, name } = site.value;
  return submitAsStaff(invocation, {
    data: { siteId, file: path },
    facts: { site: name, file: path },
    send: async (gateway, { reason }, sending) => {
      const upload = { ...sending, idempotencyKey: createKey(sending.idempotencyKey, 'picture') };
      const picture = await gateway.catalogueImport.picture({ file: file.value, reason }, upload);
      if (!picture.ok) return err(picture.error);
      const settings = [{ name: 'logo', value: picture.value.pictureId }];
      return gateway.configuration.setSite({ siteId, settings, reason }, sending);
    },
    answer: (set) => ({
      data: { siteId, ...set },
      view: toSettingView(set.settings, invocation),
      remarks: [{ key: 'terminal.site.done' }],
    }),
  });
}
