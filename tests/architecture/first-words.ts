/**
 * The first words of functions and exported values: verbs, then the nouns of the field. A new word is added here in the commit
 * that needs it, where no word of the list says the same.
 */
export const FIRST_WORDS: readonly string[] = `
accept account add address adopt all answer app apply article ask assign attach attribute audience back badge batch
book browse browser budget build business buyer bytes cache calculate call can cancel card cart catalogue categories
category cell certificate check claim clean clear clock close cms code collect column command compare complete
compress compute configuration confirm confirmation connect consent contact content context convert copy correct count coupon
country create csv currency cursor dashboard data database date day decide decimal decode default deferral
define deliver demo describe details detect device digest digits directory document download draft drain draw
drop edit email empty encode end enquiry ensure enter entry erase err error escape event exhibition exhibitor export
facet fail feature feedback fetch field file fill filter find finish floor flush focus folder follow forget form
format from gallery gateway generate get go group guest hall handle has hash head heading hide home href icon id identify
image import inbox index industry initial insert invitation invite is issue item join json key keyword label language
lead leave limit line link list listen load loader loading lock log login lottery mail mark mask match max measure
meeting merge message migrate min mobile modal move my name news next no normalize not note notify number offline ok
omit once open operator option order origin outcome overlay owner pack page panel parse password path pattern pending
person phase phone pick picture planner policy popular popup prefill prepare preregistration preview price print prize
problem product profile promotion provide qr quantity query question queue quote rank rating read reason reassign
receipt recommended record redirect refresh register registration reissue reject rejected related release reload
remove render renew repeat replace reply report request require required resend reset resolve restore result retry
reveal review revocation revoke rfq right root route row run sample save scan scenario schema score screen script
search secondary seen select send sender serve server service session set setting share sheet show sign site skip slot
sort source spam spin split staff stand start state static status step stop storage store strip submit subscription
suggest suggestion sum supplier sync system tab table tag take tally target task test text thread tier time to toast
toggle token total trade traffic translate trim truncate try undo unit unpack unsubscribe update upload url use user
validate value verification verify view visitor wait walk warn watch wheel with withdraw word worker wrap write
`
  .trim()
  .split(/\s+/);
