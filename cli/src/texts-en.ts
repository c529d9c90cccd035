import account from '@fairhall/core/messages/en/account.json' with { type: 'json' };
import cart from '@fairhall/core/messages/en/cart.json' with { type: 'json' };
import catalogue from '@fairhall/core/messages/en/catalogue.json' with { type: 'json' };
import enquiry from '@fairhall/core/messages/en/enquiry.json' with { type: 'json' };
import errors from '@fairhall/core/messages/en/errors.json' with { type: 'json' };
import forms from '@fairhall/core/messages/en/forms.json' with { type: 'json' };
import product from '@fairhall/core/messages/en/product.json' with { type: 'json' };
import rfq from '@fairhall/core/messages/en/rfq.json' with { type: 'json' };
import search from '@fairhall/core/messages/en/search.json' with { type: 'json' };
import supplier from '@fairhall/core/messages/en/supplier.json' with { type: 'json' };
import tags from '@fairhall/core/messages/en/tags.json' with { type: 'json' };
import terminal from '@fairhall/core/messages/en/terminal.json' with { type: 'json' };
import verify from '@fairhall/core/messages/en/verify.json' with { type: 'json' };

export const catalogues = {
  ...account,
  ...cart,
  ...catalogue,
  ...enquiry,
  ...errors,
  ...forms,
  ...product,
  ...rfq,
  ...search,
  ...supplier,
  ...tags,
  ...terminal,
  ...verify,
};
