/** Phrases that no English text of the product uses, each with the usual wording (core/messages/README.md). */
export const PHRASES: readonly { readonly phrase: RegExp; readonly say: string }[] = [
  {
    phrase: /(?<!\w)(?:a |an |the |our |my |your |these |those |such |of |by |another |more |no )?mails?(?!\w)(?!-)/i,
    say: 'email; “by email”, “an email”',
  },
  { phrase: /\bmail(?:ed|ing)? (?:it|you|them|to|somebody|someone|a)\b|\bmailed\b/i, say: 'emailed / we’ll email you' },
  { phrase: /\b(?:nobody|somebody|anybody|everybody)\b/i, say: 'no one, someone, anyone, everyone' },
  { phrase: /\b(?:whoever|whom)\b(?<!by whom)/i, say: 'anyone who; people who; name the role' },
  {
    phrase: /\bwaits?\b(?<!longest wait)(?<!they wait)(?! for your| until)/,
    say: 'is waiting, awaiting review, pending',
  },
  { phrase: /\blook(?:s|ed)? (?:at|for|through|into)\b/i, say: 'browse, view, search for, review, check' },
  {
    phrase: /^see (?:who (?!is\b)\w+|what (?:is|you|was found)|it|them|where to fetch)\b/i,
    say: 'view …; see who’s …',
  },
  { phrase: /\bgo(?:es)? off\b|\bgoes on\b|\bto go on\b|\bgo on\b/i, say: 'is sent; continue; resume' },
  {
    phrase:
      /\bwhat you (?:have written|do there|told us|asked about|look for|enter here)\b|\bwhat you wrote (?:is|stays|waits|of)\b(?! still here)/i,
    say: 'name the thing: your draft, message, job title, details',
  },
  {
    phrase:
      /\b(?:not told|is told|all you told|told of|tells (?:its|that|all|of)|that your card tells|who it is told)\b/i,
    say: 'specified, shown, notified, contains',
  },
  {
    phrase: /\b(?:is|are|was|were) kept\b(?<!so it was kept)(?! and listed|\. Run)|\bkeep the card\b|\bkeeps? you\b/i,
    say: 'saved, stored',
  },
  {
    phrase: /\btak(?:e|en|es) (?:back|out|it back|\{name\} out)\b|\btake one (?:out|back)\b/i,
    say: 'withdraw, remove, undo, stop sharing',
  },
  { phrase: /\bput (?:it|the|one|these|this)?\s?.{0,14}right\b|\bput right\b/i, say: 'correct' },
  { phrase: /\bis not right\b/i, say: 'is not valid / wrong' },
  {
    phrase: /\bno longer good\b|\bis good (?:for|until|on|today|there)\b|\bstays good\b/i,
    say: 'expired; valid for/until',
  },
  {
    phrase: /\ball the same\b|\bmeanwhile\b|\banew\b|\bonce more\b|\bat present\b|\bin all\b|\bwithout a fee\b/i,
    say: 'anyway; in the meantime; again; now; in total; free',
  },
  { phrase: /\bcall(?:ed)? (?:it )?off\b/i, say: 'cancel' },
  { phrase: /(?<!keys have been )\bfetch(?:ed|ing|es)?\b(?!.*keys)/i, say: 'load (data); collect (samples)' },
  { phrase: /\bis over\b|^over$|^Over$/i, say: 'has ended; expired' },
  { phrase: /\balone\b/i, say: 'only' },
  { phrase: /\bany more\b/i, say: 'no longer' },
  { phrase: /\bas many as (?:one|it|can)\b/i, say: 'which is the limit' },
  { phrase: /\broom for\b/i, say: 'you can add up to' },
  { phrase: /\bcontact data\b|\bwith (?:his|her|your) contact\b(?! details)/i, say: 'contact details' },
  { phrase: /\bcredit (?:light|warning|standing)\b/i, say: 'supplier rating; risk warning' },
  { phrase: /\bchecked (?:supplier|facts)|\bsuppliers? checked\b|\bchecked by our\b/i, say: 'verified' },
  { phrase: /\bladder\b/i, say: 'price tiers; price by quantity' },
  { phrase: /\bsmallest order\b/i, say: 'minimum order' },
  { phrase: /\bdialling code\b|\bcalling code\b|\bcountry[’']s code\b|\bcode of the country\b/i, say: 'country code' },
  { phrase: /\bproofs?\b/i, say: 'verifications' },
  { phrase: /\bbeside\b/i, say: 'next to; related; alongside' },
  {
    phrase:
      /\bstands? (?:in lists|in your|in this|on it|on a line|on the line|twice|over the)\b|\bnever stand\b|\bquote stands\b|\bimport stands\b/i,
    say: 'is shown, appears (stand = booth here)',
  },
  {
    phrase: /\bthe (?:newest|latest|oldest|longest|next meetings|last scanned) (?:first|waiting first)\b/i,
    say: 'newest first',
  },
  {
    phrase: /^(?:.*\. )?Please (?:enter|choose|check|fill|give|write|put|let|add|take|look|open|load|reload)\b/i,
    say: 'start with the verb',
  },
  { phrase: /\bsettled\b/i, say: 'closed' },
  { phrase: /\ballowed is\b|\bhas to be\b|\bhave to be\b/i, say: 'must be; Allowed: …' },
  { phrase: /(?<!there )(?<!There )\bis no (?!longer)\w+/i, say: 'is not a …' },
  { phrase: /\b(?:press|at a press)\b(?! Home)/i, say: 'select, click' },
  { phrase: /(?<!autumn-)\bfairs?\b(?!hall)/i, say: 'exhibition (show in running text)' },
  { phrase: /\b(?:she|her|his|he)\b/i, say: 'they, their; or name the role' },
  { phrase: /(?<!name_tr)(?<!\})\s…/i, say: '… without a space' },
  { phrase: /\d?\}? %/i, say: '{rate}%' },
  { phrase: /\w'\w/i, say: '’' },
  { phrase: / – Fairhall/i, say: '· Fairhall' },
  {
    phrase: /\b(?:color|catalog|inquir\w+|organiz\w+|canceled|favorites?|center|meter)\b(?! )/i,
    say: 'British spelling',
  },
];
