import { plain } from '../vocabulary/normalise.ts'
import { anyOf } from '../vocabulary/phrases.ts'

/** States and territories for regular expressions: by postal codes and in full. */
export const STATE_CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|GU|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|' +
  'PR|RI|SC|SD|TN|TX|UT|VT|VI|VA|WA|WV|WI|WY'
export const STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|' +
  'Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|' +
  'Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|' +
  'Pennsylvania|Puerto Rico|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming'

const STREET_WORDS = anyOf(`
  st, street, ave, avenue, rd, road, dr, drive, ln, lane, blvd, boulevard, ct, court, way, pl, place, hwy, highway, pkwy, parkway,
  cir, circle, ter, terrace, suite, ste, apt, unit, floor, fl, ridge, sq, square, plaza, mall, trail
`)
/** A house number in words: "One Citizens Plaza". */
const NUMBERS = anyOf(
  'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, fifty, hundred',
)
const STREET = new RegExp(
  `^(p ?o box|box) \\d|^[nsew]?\\d+[a-z]? .*\\b${STREET_WORDS}\\b|^${NUMBERS} .*\\b${STREET_WORDS}$|` +
    '\\b(\\d+(st|nd|rd|th) (floor|fl)|(suite|ste|floor|room|rm|building|bldg) \\d+)$',
)
const ENDS_AS_STREET = new RegExp(`\\b${STREET_WORDS}$`)
/** A house number, a town after a comma, a state and a postal code, whatever the street is called. */
const WHOLE = /^[nsew]?\d+[a-z]? [^,]+,.+\b[a-z]{2},? \d{5}(-\d{4})?$/i

const STATE = `(?:${STATE_CODES}|${STATE_NAMES})`
const TOWN_AND_ZIP = new RegExp(`[a-z]{2,}.*(,.*|\\b${STATE}\\.?,? )\\b\\d{5}(-\\d{4})?$`, 'i')
/** Canadian and British postal codes, and cities named like states. */
const FOREIGN = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d$|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$|\bSINGAPORE \d{6}$|\bHONG KONG$/
const IS_CODE = new RegExp(`^(?:${STATE_CODES})$`)
const IS_STATE = new RegExp(`^(?:${STATE_NAMES})$`, 'i')

/** "12 Main St", "PO Box 410", "3rd floor": a line of an address above its town. */
export const isStreet = (text: string) => STREET.test(plain(text))

/** "P.O. Box 309, Any Town", whatever follows. */
export const isPostBox = (text: string) => /^(p ?o box|box) \d/.test(plain(text))

/** "Old Mill Road": whether a line ends as streets do, even without a number. */
export const endsAsStreet = (text: string) => ENDS_AS_STREET.test(plain(text))

/** "12 Main St, Any Town, CA 94578" */
export const isWholeAddress = (text: string) => WHOLE.test(text)

/** The last line of an address: a town, a state, a postal code. */
export const endsAddress = (text: string) => TOWN_AND_ZIP.test(text.trim()) || FOREIGN.test(text.trim())

/** "Rockford, Illinois", "Atlanta, GA"; no town is recognised by a state that is also a first name. */
export function namesPlace(text: string): boolean {
  const code = /\p{Ll},? ([A-Z]{2})$/u.exec(text)?.[1]
  if (code) return IS_CODE.test(code)
  const [, state] = /, ([a-z ]+)$/i.exec(text) ?? []
  return state !== undefined && IS_STATE.test(state) && !/^(georgia|virginia)$/i.test(state)
}
