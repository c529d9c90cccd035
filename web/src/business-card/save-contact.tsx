import { getVcardFileName, toVcard } from '@fairhall/core/business-card/vcard';
import { useTexts } from '../page/contexts.ts';
import { downloadFile } from '../ui/download-file.ts';
import type { CardWords } from './card-words.ts';

/** Saves a card as a contact file for address books.  */
export function SaveContact({ card, address }: { card: CardWords; address: string }) {
  const { text } = useTexts();
  const save = () =>
    downloadFile(
      new File([toVcard({ ...card, address })], getVcardFileName(card), { type: 'text/vcard;charset=utf-8' }),
    );
  return (
    <button type="button" className="button primary large" data-action="save-contact" onClick={save}>
      {text('businessCard.save')}
    </button>
  );
}
