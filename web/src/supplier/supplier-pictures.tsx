import type { PicturesEvent } from '@fairhall/core/catalogue/supplier/pictures.machine';
import type { PicturesView } from '@fairhall/core/catalogue/supplier/pictures.view';
import { SUPPLIER_PICTURES_MAX } from '@fairhall/core/contract/catalogue/supplier-limits';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { getFormat } from '@fairhall/core/site/format';
import { focusField } from '../forms/focus-field.ts';
import { FormNotice } from '../forms/form-notice.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { EditForm, EditFormEnd } from '../supplier-site/edit-form.tsx';
import { PictureChooser, PictureList, PictureStatus, toPictureAddress } from '../supplier-site/picture-list.tsx';
import { useSupplierForm } from '../supplier-site/use-supplier-flow.ts';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './supplier-pictures.module.css';

interface PicturesProps {
  readonly view: PicturesView;
  readonly send: (event: PicturesEvent) => void;
}

/** The supplier's logo and company pictures, which it saves beside its profile. D-52 D-97 */
export function SupplierPictures() {
  const { text } = useTexts();
  const { page, view, send } = useSupplierForm<PicturesView, PicturesEvent>(async (ports) =>
    (await loadModule(() => import('@fairhall/core/catalogue/supplier/pictures.page'))).openPictures(ports),
  );
  // The page around it asks for the login.
  if (page.state === 'visitor') return null;
  return (
    <section className={`panel ${styles.part}`} data-part="pictures" data-state={page.state} aria-busy={page.busy}>
      <h2>{text('supplierPictures.title')}</h2>
      <p className="meta">{text('supplierPictures.lead')}</p>
      <PictureContents view={view} state={page.state} send={send} />
    </section>
  );
}

interface ContentsProps {
  readonly view: PicturesView | null;
  readonly state: PicturesView['state'];
  readonly send: PicturesProps['send'];
}

function PictureContents({ view, state, send }: ContentsProps) {
  const texts = useTexts();
  if (state === 'failed') {
    return (
      <>
        <FormNotice kind="failure" role="alert">
          {texts.text('supplierPictures.failed')} {view?.message ? toDisplayText(texts, view.message) : null}
        </FormNotice>
        <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
          {texts.text('page.tryAgain')}
        </button>
      </>
    );
  }
  if (view === null || state === 'loading') return <LoadingSpinner />;
  return <PictureForm view={view} send={send} />;
}

function PictureForm({ view, send }: PicturesProps) {
  const { text } = useTexts();
  const saved = view.review?.state === 'waiting' ? 'supplierPictures.saved.waiting' : 'supplierPictures.saved';
  return (
    <EditForm name="pictures" view={view} className={styles.form} send={send}>
      <fieldset className={styles.fields} disabled={!view.canEdit}>
        <ReviewNote view={view} />
        <SupplierLogo view={view} send={send} />
        <ImageField view={view} send={send} />
        <PictureStatus sending={view.sending} problems={view.pictureProblems} />
        <EditFormEnd view={view} saved={text(saved)}>
          {text('supplierPictures.save')}
        </EditFormEnd>
      </fieldset>
    </EditForm>
  );
}

/** What staff do with new pictures, or have done with the last ones. */
function ReviewNote({ view: { review, isReviewed } }: Pick<PicturesProps, 'view'>) {
  const { text } = useTexts();
  if (review?.state === 'refused')
    return <FormNotice kind="limit">{text('supplierPictures.refused', { reason: review.reason })}</FormNotice>;
  if (review?.state === 'waiting') return <FormNotice kind="limit">{text('supplierPictures.waiting')}</FormNotice>;
  return isReviewed ? <p className="meta">{text('supplierPictures.rule')}</p> : null;
}

function SupplierLogo({ view, send }: PicturesProps) {
  const { imageServer } = useBoot();
  const { text } = useTexts();
  const { logo, canEdit } = view;
  const address = logo === '' ? null : toPictureAddress(imageServer, logo, view);
  const removeLogo = () => {
    send({ type: 'logo.removed' });
    focusField('logo'); // the button goes with the logo
  };
  return (
    <section className={styles.logo} data-field="logo">
      <h3>{text('supplierPictures.logo')}</h3>
      {logo === '' ? <p className="meta">{text('supplierPictures.logo.none')}</p> : null}
      {logo !== '' && address === null ? <LoadingSpinner /> : null}
      {address === null ? null : <img src={address} alt={text('supplierPictures.logo')} width="96" height="96" />}
      {canEdit ? (
        <div className={styles.acts}>
          <PictureChooser
            name="logo"
            label={text(logo === '' ? 'supplierPictures.logo.choose' : 'supplierPictures.logo.other')}
            isMultiple={false}
            onChosen={(files) => send({ type: 'pictures.chosen', place: 'logo', files })}
          />
          {logo === '' ? null : (
            <button type="button" className="button" onClick={removeLogo}>
              {text('supplierPictures.logo.remove')}
            </button>
          )}
        </div>
      ) : null}
    </section>
  );
}

function ImageField({ view, send }: PicturesProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <section className={styles.images} data-field="images">
      <h3>{text('supplierPictures.images')}</h3>
      <PictureList name="images" images={view.images} view={view} send={send} />
      <p className="meta">{text('supplierPictures.help', { max: number(SUPPLIER_PICTURES_MAX) })}</p>
      {view.canEdit && view.imagesLeft > 0 ? (
        <PictureChooser
          name="images"
          label={text('supplierProducts.form.pictures.add')}
          isMultiple
          onChosen={(files) => send({ type: 'pictures.chosen', place: 'images', files })}
        />
      ) : null}
    </section>
  );
}
