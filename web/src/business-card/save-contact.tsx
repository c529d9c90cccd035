import { vcardFileName, vcardOf } from '@fairhall/core/business-card/vcard';
import { useTexts } from '../page/contexts.ts';
import { giveFile } from '../ui/give-file.ts';
import type { CardWords } from './card-words.ts';

/** Saves a card as a contact that address books take in.  */
export function SaveContact({ card, address }: { card: CardWords; address: string }) {
  const { text } = useTexts();
  const save = () =>
    giveFile(new File([vcardOf({ ...card, address })], vcardFileName(card), { type: 'text/vcard;charset=utf-8' }));
  return (
    <button type="button" className="button primary large" data-action="save-contact" onClick={save}>
      {text('businessCard.save')}
    </button>
  );
}
