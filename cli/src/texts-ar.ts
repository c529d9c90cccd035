import account from '@fairhall/core/messages/ar/account.json' with { type: 'json' };
import cart from '@fairhall/core/messages/ar/cart.json' with { type: 'json' };
import catalogue from '@fairhall/core/messages/ar/catalogue.json' with { type: 'json' };
import enquiry from '@fairhall/core/messages/ar/enquiry.json' with { type: 'json' };
import errors from '@fairhall/core/messages/ar/errors.json' with { type: 'json' };
import forms from '@fairhall/core/messages/ar/forms.json' with { type: 'json' };
import product from '@fairhall/core/messages/ar/product.json' with { type: 'json' };
import rfq from '@fairhall/core/messages/ar/rfq.json' with { type: 'json' };
import search from '@fairhall/core/messages/ar/search.json' with { type: 'json' };
import supplier from '@fairhall/core/messages/ar/supplier.json' with { type: 'json' };
import tags from '@fairhall/core/messages/ar/tags.json' with { type: 'json' };
import terminal from '@fairhall/core/messages/ar/terminal.json' with { type: 'json' };
import verify from '@fairhall/core/messages/ar/verify.json' with { type: 'json' };

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
